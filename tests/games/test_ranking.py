"""Places: totals, then the tie-break step by step, shared where the rules leave a tie."""

from hypothesis import given
from hypothesis import strategies as st

from scorepad.games.ranking import rank
from scorepad.games.results import Line, Score, Tie
from scorepad.games.text import Text


def score(total: int, *ties: int, **more: object) -> Score:
    return Score(
        lines=(Line(key="all", label=Text("All"), points=total),),
        ties=tuple(
            Tie(key=f"step-{n}", label=Text("more wins"), value=value)
            for n, value in enumerate(ties)
        ),
        **more,  # type: ignore[arg-type]
    )


def test_equal_players_share_a_place_and_the_next_skips() -> None:
    assert rank([score(5), score(7), score(7), score(1)]).places == (3, 1, 1, 4)


def test_all_zero_is_a_result() -> None:
    ranking = rank([score(0), score(0)])
    assert ranking.places == (1, 1)
    assert ranking.breaks[0].shared


def test_low_total_wins_where_the_game_says_so() -> None:
    assert rank([score(5), score(-7), score(3)], low_wins=True).places == (3, 1, 2)


def test_a_chain_of_breakers_is_followed_to_the_step_that_decides() -> None:
    ranking = rank([score(5, 1, 2), score(5, 1, 3), score(5, 0, 9), score(4, 9, 9)])
    assert ranking.places == (2, 1, 3, 4)
    (broken,) = ranking.breaks
    assert broken.players == (1, 0, 2)
    assert not broken.shared
    assert [step.decides for step in broken.steps] == [True, True]
    assert broken.steps[0].values == ((1, 1), (0, 1), (2, 0))
    assert broken.steps[1].values == ((1, 3), (0, 2))


def test_steps_after_the_deciding_one_are_not_shown() -> None:
    ranking = rank([score(5, 1, 8), score(5, 2, 7)])
    assert [step.key for step in ranking.breaks[0].steps] == ["step-0"]


def test_a_step_where_less_wins() -> None:
    def errors(value: int) -> Score:
        tie = Tie(key="errors", label=Text("fewer errors wins"), value=value, low_wins=True)
        return Score(ties=(tie,))

    assert rank([errors(3), errors(2)]).places == (2, 1)


def test_empty_and_unsettled_sheets_get_no_place_and_come_last() -> None:
    ranking = rank([score(0, empty=True), score(-9), score(50, span=(40, 60))])
    assert ranking.places == (None, 1, None)
    assert ranking.order == (1, 0, 2)


def test_who_lost_outright_comes_behind_everybody() -> None:
    ranking = rank([score(99, out=Text("lost")), score(-5), score(3)])
    assert ranking.places == (3, 2, 1)


@given(
    st.lists(
        st.tuples(st.integers(-3, 3), st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=7
    ),
    st.randoms(use_true_random=False),
)
def test_places_agree_with_counting_who_is_better(
    rows: list[tuple[int, int, int]], random: object
) -> None:
    places = rank([score(*row) for row in rows]).places
    assert list(places) == [1 + sum(other > row for other in rows) for row in rows]
    order = list(range(len(rows)))
    random.shuffle(order)  # type: ignore[attr-defined]
    shuffled = rank([score(*rows[i]) for i in order]).places
    assert [shuffled[order.index(i)] for i in range(len(rows))] == list(places)
