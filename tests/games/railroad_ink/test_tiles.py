import pytest

from scorepad.games.railroad_ink.tiles import PIECES, TILES, TOKENS, mirror, turn
from tests.games.railroad_ink.reference import LETTER

# ANU COMP1110 2019, assets/RotationImages.png, as sides north-east-south-west.
ROTATIONS = {
    "A0": "R--R RR-- -RR- --RR RR-- -RR- --RR R--R",
    "A1": "R-R- -R-R R-R- -R-R R-R- -R-R R-R- -R-R",
    "A2": "RRR- -RRR R-RR RR-R R-RR RR-R RRR- -RRR",
    "A3": "HHH- -HHH H-HH HH-H H-HH HH-H HHH- -HHH",
    "A4": "H-H- -H-H H-H- -H-H H-H- -H-H H-H- -H-H",
    "A5": "H--H HH-- -HH- --HH HH-- -HH- --HH H--H",
    "B0": "H-R- -H-R R-H- -R-H H-R- -H-R R-H- -R-H",
    "B1": "HR-- -HR- --HR R--H H--R RH-- -RH- --RH",
    "B2": "HRHR RHRH HRHR RHRH HRHR RHRH HRHR RHRH",
    "S0": "HHRH HHHR RHHH HRHH HHRH HHHR RHHH HRHH",
    "S1": "HRRR RHRR RRHR RRRH HRRR RHRR RRHR RRRH",
    "S2": "HHHH HHHH HHHH HHHH HHHH HHHH HHHH HHHH",
    "S3": "RRRR RRRR RRRR RRRR RRRR RRRR RRRR RRRR",
    "S4": "HRRH HHRR RHHR RRHH HHRR RHHR RRHH HRRH",
    "S5": "HRHR RHRH HRHR RHRH HRHR RHRH HRHR RHRH",
    "R1": "W--W WW-- -WW- --WW WW-- -WW- --WW W--W",
    "R3": "RWRW WRWR RWRW WRWR RWRW WRWR RWRW WRWR",
    "L1": "LLL- -LLL L-LL LL-L L-LL LL-L LLL- -LLL",
    "L2": "L--- -L-- --L- ---L L--- -L-- --L- ---L",
    "L3": "LRHL LLRH HLLR RHLL LLHR RLLH HRLL LHRL",
    "L4": "L-H- -L-H H-L- -H-L L-H- -L-H H-L- -H-L",
    "V1": "V-V- -V-V V-V- -V-V V-V- -V-V V-V- -V-V",
    "V2": "VVV- -VVV V-VV VV-V V-VV VV-V VVV- -VVV",
    "V3": "HVH- -HVH H-HV VH-H H-HV VH-H HVH- -HVH",
    "V4": "RVR- -RVR R-RV VR-R R-RV VR-R RVR- -RVR",
    "X0": "---- ---- ---- ---- ---- ---- ---- ----",
}


@pytest.mark.parametrize("tile", ROTATIONS)
def test_orientations(tile: str) -> None:
    found = ["".join(LETTER[kind] for kind in PIECES[tile, o].sides) for o in range(8)]
    assert found == ROTATIONS[tile].split()


@pytest.mark.parametrize("tile", TILES)
def test_four_turns_and_two_mirrors_change_nothing(tile: str) -> None:
    sides = PIECES[tile, 0].sides
    assert turn(turn(turn(turn(sides)))) == sides
    assert mirror(mirror(sides)) == sides


@pytest.mark.parametrize("tile", TILES)
def test_what_looks_the_same_is_the_same(tile: str) -> None:
    pieces = [PIECES[tile, orientation] for orientation in range(8)]
    assert len({piece.sides for piece in pieces}) == len({piece.token for piece in pieces})
    assert all(TOKENS[piece.token] is piece for piece in pieces)


def test_a_curved_station_has_eight_orientations_and_a_crossing_one() -> None:
    assert len({PIECES["B1", o].token for o in range(8)}) == 8
    assert {PIECES["S2", o].token for o in range(8)} == {"S2"}
