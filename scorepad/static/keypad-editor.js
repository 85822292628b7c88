// The keypad: keys to tap under a text of cards. The text area stays what is edited; on a touch
// screen it keeps the system's keyboard down until it is asked for.

export function mount(owner, host, data) {
  const { area } = owner;
  const { labels } = data;
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch) area.inputMode = 'none';

  function put(text) {
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
    area.focus();
  }

  function press(key) {
    const before = area.value.slice(0, area.selectionStart);
    const gap = key.begins && before && !/\s$/.test(before) ? ' ' : '';
    // A suit or number belongs to the word before it, even behind the blank that ended it.
    put(gap + key.types + (key.ends ? ' ' : ''));
  }

  function erase() {
    if (area.selectionStart === area.selectionEnd) {
      const before = area.value.slice(0, area.selectionStart);
      const word = /(\S+[ ]?|\n| )$/.exec(before)?.[0].length ?? 0;
      area.setSelectionRange(area.selectionStart - word, area.selectionStart);
    }
    put('');
  }

  function button(text, label, act, tint = '') {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = `pad-key ${tint}`;
    element.textContent = text;
    if (label) element.setAttribute('aria-label', label);
    element.addEventListener('pointerdown', (event) => event.preventDefault());
    element.addEventListener('click', act);
    return element;
  }

  for (const keys of data.rows) {
    const row = document.createElement('div');
    row.className = 'pad-row';
    row.append(...keys.map((key) => button(key.symbol, '', () => press(key), key.tint)));
    host.append(row);
  }
  const row = document.createElement('div');
  row.className = 'pad-row';
  row.append(button('␣', labels.space, () => put(' ')));
  if (data.lines) row.append(button('↵', labels.line, () => put('\n')));
  row.append(button('⌫', labels.erase, erase));
  if (touch) {
    row.append(
      button('⌨', labels.keyboard, () => {
        area.inputMode = area.inputMode === 'none' ? 'text' : 'none';
        area.blur();
        area.focus();
      }),
    );
  }
  host.append(row);

  return {
    read() {},
    update() {},
    close() {
      area.inputMode = 'text';
    },
  };
}
