"""Bytes of the first view of a rules page: its HTML and style sheets, compressed.

`python -m tests.bench.first_view` prints them for each page with brotli and gzip (goal: 14 KB,
which the first round trips of a connection carry, where the text allows; no page above 30 KB).
"""

import re
import tempfile
from pathlib import Path

from scorepad.web import create_app

CONTENT = Path(__file__).parents[2] / "content"
ENCODINGS = ("br", "gzip")
GOAL, MOST = 14 * 1024, 30 * 1024


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"DATABASE_URL": f"sqlite:///{folder}/store.sqlite3"})
        client = app.test_client()

        def size(address: str, encoding: str) -> int:
            response = client.get(address, headers={"Accept-Encoding": encoding})
            assert response.headers["Content-Encoding"] == encoding
            return len(response.data)

        rows = []
        for path in sorted(CONTENT.glob("*/*.md")):
            address = f"/{path.parent.name}/{path.stem}"
            sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', client.get(address).text)
            html = {encoding: size(address, encoding) for encoding in ENCODINGS}
            whole = {
                encoding: sum(size(part, encoding) for part in (address, *sheets))
                for encoding in ENCODINGS
            }
            rows.append((address, html, whole))
        app.extensions["scorepad.store"].close()
    print(f"{'':34}{'text':>8}{'HTML br':>9}{'all br':>8}{'all gzip':>10}")
    for address, html, whole in rows:
        words = (CONTENT / f"{address[1:]}.md").stat().st_size
        print(f"{address:34}{words:8}{html['br']:9}{whole['br']:8}{whole['gzip']:10}")
    totals = [whole["br"] for _, _, whole in rows]
    print(f"up to {GOAL}: {sum(total <= GOAL for total in totals)} of {len(totals)} pages")
    print(f"above {MOST}: {sum(total > MOST for total in totals)}")


if __name__ == "__main__":
    main()
