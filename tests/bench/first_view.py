"""Bytes of the first view of a rules page: its HTML and the style sheet, compressed.

`python -m tests.bench.first_view` prints them for each page with brotli and gzip (goal: 14 KB,
which the first round trips of a connection carry, where the text allows; no page above 30 KB).
"""

import tempfile
from pathlib import Path

from scorepad.web import assets, create_app

CONTENT = Path(__file__).parents[2] / "content"
GOAL, MOST = 14 * 1024, 30 * 1024


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"DATABASE_URL": f"sqlite:///{folder}/store.sqlite3"})
        with app.test_request_context():
            sheet = assets.asset("scorepad.css")
        client = app.test_client()

        def size(address: str, encoding: str) -> int:
            response = client.get(address, headers={"Accept-Encoding": encoding})
            assert response.headers["Content-Encoding"] == encoding
            return len(response.data)

        styles = {encoding: size(sheet, encoding) for encoding in ("br", "gzip")}
        rows = []
        for path in sorted(CONTENT.glob("*/*.md")):
            address = f"/{path.parent.name}/{path.stem}"
            html = {encoding: size(address, encoding) for encoding in styles}
            rows.append((address, html, {key: html[key] + styles[key] for key in styles}))
        app.extensions["scorepad.store"].close()
    print(f"{'':34}{'text':>8}{'HTML br':>9}{'all br':>8}{'all gzip':>10}")
    for address, html, whole in rows:
        words = (CONTENT / f"{address[1:]}.md").stat().st_size
        print(f"{address:34}{words:8}{html['br']:9}{whole['br']:8}{whole['gzip']:10}")
    totals = [whole["br"] for _, _, whole in rows]
    print(f"style sheet: {styles['br']} br, {styles['gzip']} gzip")
    print(f"up to {GOAL}: {sum(total <= GOAL for total in totals)} of {len(totals)} pages")
    print(f"above {MOST}: {sum(total > MOST for total in totals)}")


if __name__ == "__main__":
    main()
