"""The rules pages: read, render, find.

`catalogue` holds the facts about a game that no language changes, `source` reads a page as an
outline of its Markdown, `page` renders it, `sheets` are the worked examples that stand in pages,
`search` finds a section. Nothing here knows the web.
"""

LANGUAGES = ("en", "ru")
