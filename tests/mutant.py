"""One figure of a game's constants changed while its file is imported (see `tests.mutation`).

Imports nothing of the games, so that it can come before them.
"""

import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
VARIABLE = "SCOREPAD_MUTANT"  # "file:line:column", read by `install_from_environment`
SKIPPED = ("EXAMPLE", "GAME")


@dataclass(frozen=True)
class Figure:
    """A whole number in a constant, and where it stands."""

    path: Path
    name: str
    line: int
    column: int
    value: int

    def __str__(self) -> str:
        place = f"{self.path.relative_to(ROOT)}:{self.line}:{self.column}"
        return f"{place} {self.name}: {self.value} -> {self.value + 1}"


def figures(path: Path) -> Iterator[Figure]:
    """Yield the whole numbers in the file's upper-case constants."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign):
            target: Any = node.targets[0]
        elif isinstance(node, ast.AnnAssign):
            target = node.target
        else:
            continue
        name = target.id if isinstance(target, ast.Name) else ""
        bare = name.lstrip("_")
        if node.value is None or not bare or bare.upper() != bare or name in SKIPPED:
            continue
        for inner in ast.walk(node.value):
            if isinstance(inner, ast.Constant) and type(inner.value) is int:
                yield Figure(path, name, inner.lineno, inner.col_offset, inner.value)


class _Change(ast.NodeTransformer):
    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        here = (node.lineno, node.col_offset) == (self.figure.line, self.figure.column)
        if here and type(node.value) is int:
            return ast.copy_location(ast.Constant(node.value + 1), node)
        return node


class _Loader(importlib.machinery.SourceFileLoader):
    figure: Figure

    def get_code(self, fullname: str) -> Any:
        tree = ast.parse(self.figure.path.read_text(encoding="utf-8"))
        changed = ast.fix_missing_locations(_Change(self.figure).visit(tree))
        return compile(changed, str(self.figure.path), "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    """Imports one file with one figure changed."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        spec = importlib.machinery.PathFinder.find_spec(fullname, path)
        if spec is None or spec.origin != str(self.figure.path):
            return None
        loader = _Loader(fullname, spec.origin)
        loader.figure = self.figure
        locations = spec.submodule_search_locations
        return importlib.util.spec_from_file_location(
            fullname, spec.origin, loader=loader, submodule_search_locations=locations
        )


def install_from_environment() -> None:
    """Change the figure that the environment names, before anything of it is imported."""
    if place := os.environ.get(VARIABLE):
        name, line, column = place.rsplit(":", 2)
        wanted = (int(line), int(column))
        for figure in figures(Path(name)):
            if (figure.line, figure.column) == wanted:
                sys.meta_path.insert(0, Finder(figure))
