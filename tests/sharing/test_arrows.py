from tests.sharing.crowd import processes


def test_sharing_knows_games_and_nothing_above():
    (said,) = processes(
        1,
        "import scorepad.sharing.card, scorepad.sharing.qr\n"
        "above = ('flask', 'wtforms', 'scorepad.web', 'scorepad.forms', 'scorepad.rulebook')\n"
        "print([name for name in sys.modules if name.startswith(above)])",
    )
    assert said == "[]"
