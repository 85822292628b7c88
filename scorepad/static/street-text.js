// The notation of three streets, as the street editor reads and writes it. What it cannot read it
// keeps as it is; the server says what is wrong with it.

const HOUSE = /^(\d{1,3}|[rк]|[._])((?:bis|бис|[bбpпрcс])*)$/i;
const LETTERS = { b: 'b', б: 'b', p: 'p', п: 'p', р: 'p', c: 'c', с: 'c' };

function house(token) {
  const found = HOUSE.exec(token);
  if (!found) return { name: token, marks: new Set() };
  const [, head, tail] = found;
  const letters = tail.toLowerCase().match(/bis|бис|./g) ?? [];
  let name = head;
  if (/[._]/.test(head)) name = '';
  else if (/[rк]/i.test(head)) name = 'R';
  return { name, marks: new Set(letters.map((letter) => LETTERS[letter[0]])) };
}

/* Return a street each: its houses, and the gaps (k stands behind the k-th house) with a fence or
   without lights. */
export function parse(text, streets) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  return streets.map((street, index) => {
    const found = { houses: [], fences: new Set(), dark: new Set(), parks: 0 };
    const tokens = (lines[index] ?? '').match(/[|/:]|[^\s|/:]+/g) ?? [];
    const end = tokens.indexOf(':');
    if (end >= 0) found.parks = Number(tokens[end + 1]) || 0;
    for (const token of end < 0 ? tokens : tokens.slice(0, end)) {
      if (token === '|') found.fences.add(found.houses.length);
      else if (token === '/') found.dark.add(found.houses.length);
      else found.houses.push(house(token));
    }
    while (found.houses.length < street.houses) found.houses.push({ name: '', marks: new Set() });
    return settle(found);
  });
}

/* Leave out the fences that stand beside a roundabout by rule. */
export function settle(street) {
  street.houses.forEach(({ name }, h) => {
    if (name !== 'R') return;
    street.fences.delete(h);
    street.fences.delete(h + 1);
  });
  return street;
}

function line({ houses, fences, dark, parks }, length) {
  const written = houses.filter((item, index) => index < length || item.name);
  const pieces = [];
  for (let k = 0; k <= written.length; k++) {
    const gap = (fences.has(k) ? '|' : '') + (dark.has(k) ? '/' : '');
    if (gap) pieces.push(gap);
    const item = written[k];
    if (item) pieces.push((item.name || '.') + [...'bpc'].filter((mark) => item.marks.has(mark)).join(''));
  }
  if (parks) pieces.push(':', String(parks));
  return pieces.join(' ');
}

/* Return the text of a town; a town with nothing in it is `blank`. */
export function format(town, streets, blank) {
  const touched = town.some(
    ({ houses, fences, dark, parks }) =>
      fences.size || dark.size || parks || houses.some((item) => item.name || item.marks.size),
  );
  if (!touched) return blank;
  return town.map((street, index) => line(street, streets[index].houses)).join('\n');
}
