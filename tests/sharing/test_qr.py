import re
from xml.etree import ElementTree

import segno

from scorepad.sharing.qr import qr_svg

URL = "https://scorepad.example/s/aBcDeFgHjKmN"


def modules(svg: str) -> list[list[int]]:
    """Draw the path of the SVG on squared paper (1 is dark), the quiet zone included."""
    path = ElementTree.fromstring(svg).find("path")
    side = int(ElementTree.fromstring(svg).get("viewBox").split()[2])
    paper = [[0] * side for _ in range(side)]
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([-\d. ]+)", path.get("d")):
        values = [float(number) for number in numbers.split()]
        if command == "M":
            x, y = values
        elif command == "m":
            x, y = x + values[0], y + values[1]
        else:
            for column in range(int(x), int(x + values[0])):
                paper[int(y)][column] = 1
            x += values[0]
    return paper


def test_draws_the_code_with_its_quiet_zone():
    expected = [list(row) for row in segno.make_qr(URL, error="m").matrix_iter(border=4)]
    assert modules(qr_svg(URL)) == expected


def test_short_links_stay_small():
    assert len(modules(qr_svg(URL))) <= 29 + 8  # version 3, which scans across a table


def test_obeys_a_strict_content_security_policy_and_the_page_s_colour():
    svg = qr_svg(URL, "QR code")
    assert "style" not in svg
    assert 'stroke="currentColor"' in svg
    assert "#000" not in svg
    root = ElementTree.fromstring(svg)
    assert root.get("class") == "qr"
    assert root.get("width") is None


def test_is_named_or_hidden():
    named = ElementTree.fromstring(qr_svg(URL, 'Scan <b>"me"</b> & go'))
    assert named.get("role") == "img"
    assert named.findtext("title") == 'Scan <b>"me"</b> & go'
    hidden = ElementTree.fromstring(qr_svg(URL))
    assert hidden.get("aria-hidden") == "true"


def test_goes_into_a_page_unescaped():
    assert qr_svg(URL).__html__() == str(qr_svg(URL))
