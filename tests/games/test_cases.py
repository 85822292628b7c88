"""Every case of every case file."""

from typing import Any

import pytest

from tests.cases import differences, every, run


def _params() -> list[Any]:
    return [
        pytest.param(
            game,
            case,
            id=f"{game.slug}:{case['id']}",
            marks=[pytest.mark.xfail(strict=True, reason=case["doubt"])] if "doubt" in case else [],
        )
        for game, case in every()
    ]


@pytest.mark.parametrize(("game", "case"), _params())
def test_case(game: Any, case: dict[str, Any]) -> None:
    assert differences(run(game, case), case["expect"]) == []
