"""The command line: `scorepad score <slug> sheet.json` prints what the API would answer."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from babel.support import Translations

from scorepad.games import GAMES, find
from scorepad.games.breakdown import breakdown, problem_data
from scorepad.games.table import evaluate
from scorepad.games.text import Text

TRANSLATIONS = Path(__file__).parent / "translations"


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scorepad", description="Score a finished sheet.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="list the games")
    score = commands.add_parser("score", help="score a table")
    score.add_argument("slug", choices=[game.slug for game in GAMES], metavar="slug")
    score.add_argument("file", help='{"setup": …, "players": […]} as JSON; - for standard input')
    score.add_argument("--lang", choices=["en", "ru"], default="en")
    score.add_argument("--json", action="store_true", help="print JSON instead of lines")
    return parser.parse_args(argv)


def main(argv: list[str] | None = None) -> int:
    """Run the command; return 0 for a score, 1 for a refused table, 2 for an unreadable file."""
    asked = _arguments(argv)
    if asked.command == "games":
        print("\n".join(game.slug for game in GAMES))
        return 0
    catalogue = Translations.load(str(TRANSLATIONS), [asked.lang])

    def say(value: object) -> object:
        if isinstance(value, Text):
            return value.render(catalogue.gettext, catalogue.ngettext)
        if isinstance(value, dict):
            return {name: say(item) for name, item in value.items()}
        if isinstance(value, (list, tuple)):
            return [say(item) for item in value]
        return value

    try:
        text = sys.stdin.read() if asked.file == "-" else Path(asked.file).read_text("utf-8")
        payload = json.loads(text)
    except (OSError, ValueError) as error:
        print(f"{asked.file}: {error}", file=sys.stderr)
        return 2
    game = find(asked.slug)
    assert game is not None
    outcome = evaluate(game, payload)
    if outcome.problems:
        problems = [say(problem_data(problem)) for problem in outcome.problems]
        if asked.json:
            print(json.dumps({"problems": problems}, ensure_ascii=False, indent=2))
        else:
            for problem in outcome.problems:
                where = ".".join(str(step) for step in problem.at)
                seat = "" if problem.player is None else f"[{problem.player + 1}] "
                print(f"{seat}{where}: {say(problem.message)}", file=sys.stderr)
        return 1
    result = breakdown(outcome)
    if asked.json:
        result.pop("pictures")
        print(json.dumps(say(result), ensure_ascii=False, indent=2))
        return 0
    for index in result["order"]:
        player = result["players"][index]
        total = "–".join(map(str, player["span"])) if player["span"] else player["total"]
        print(f"{player['place'] or '-'}. {player['name'] or index + 1}: {total}")
        for group in player["groups"]:
            for line in group["lines"]:
                detail = f" ({say(line['detail'])})" if line["detail"] else ""
                print(f"   {line['points']:>5}  {say(line['label'])}{detail}")
        for missing in player["missing"]:
            print(f"       ! {say(missing)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
