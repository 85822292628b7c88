"""Changes one figure of a scoring table at a time and looks whether a test notices.

`python -m tests.mutation [slug …]` takes every whole number in the module-level constants of a
game (an upper-case name), adds 1 to it, and runs the game's cases in this process; what survives
them is run against the game's own tests. Prints the figures that no test noticed.
Not a part of `make test`: it takes minutes a game.
"""

import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from scorepad.games import GAMES
from tests import cases
from tests.mutant import ROOT, VARIABLE, Figure, Finder, figures

FOLDER = ROOT / "scorepad" / "games"


def module_of(game: Any) -> str:
    """Return the name of the module or package that declares a game."""
    return "scorepad.games." + game.slug.replace("-", "_")


def files(game: Any) -> list[Path]:
    name = game.slug.replace("-", "_")
    single = FOLDER / f"{name}.py"
    return [single] if single.exists() else sorted((FOLDER / name).rglob("*.py"))


def forget(module: str) -> None:
    for name in [n for n in sys.modules if n == module or n.startswith(module + ".")]:
        del sys.modules[name]


def noticed_by_cases(game: Any, figure: Figure, table: list[dict[str, Any]]) -> bool:
    """Import the game with the figure changed and run its cases; any difference is noticed."""
    module, finder = module_of(game), Finder(figure)
    forget(module)
    sys.meta_path.insert(0, finder)
    try:
        changed = importlib.import_module(module).GAME
        return any(
            bool(cases.differences(cases.run(changed, case), case["expect"])) != ("doubt" in case)
            for case in table
        )
    except Exception:
        return True
    finally:
        sys.meta_path.remove(finder)
        forget(module)


def noticed_by_tests(game: Any, figure: Figure) -> bool:
    """Run the game's own tests in a process of its own with the figure changed."""
    name = game.slug.replace("-", "_")
    folder = ROOT / "tests" / "games"
    paths = [p for p in (folder / f"test_{name}.py", folder / name) if p.exists()]
    if not paths:
        return False
    environment = {**os.environ, VARIABLE: f"{figure.path}:{figure.line}:{figure.column}"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", *map(str, paths)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, check=False)
    return done.returncode != 0


def main(slugs: Sequence[str]) -> int:
    survivors: list[Figure] = []
    for game in GAMES:
        if slugs and game.slug not in slugs:
            continue
        table = cases.load(game.slug)
        found = [figure for path in files(game) for figure in figures(path)]
        left = [figure for figure in found if not noticed_by_cases(game, figure, table)]
        alive = [figure for figure in left if not noticed_by_tests(game, figure)]
        print(
            f"{game.slug}: {len(found)} figures, cases noticed {len(found) - len(left)}, "
            f"tests {len(left) - len(alive)} more, nobody {len(alive)}",
            flush=True,
        )
        for figure in alive:
            print(f"  {figure}", flush=True)
        survivors += alive
    return 1 if survivors else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
