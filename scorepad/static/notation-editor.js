// <notation-editor>: takes the place of the text area it contains, by the kind of editor that the
// game asks for. The text area stays the truth: editors read it and write it.
import { subscribe } from './editors.js';

const KINDS = {
  map: () => import('./map-editor.js'),
  grid: () => import('./grid-editor.js'),
  streets: () => import('./street-editor.js'),
  keypad: () => import('./keypad-editor.js'),
};

class NotationEditor extends HTMLElement {
  #leave;
  #editor;
  #shape = '';

  connectedCallback() {
    this.area = this.querySelector('textarea');
    this.player = this.area.name.split('-')[1];
    this.#leave = subscribe((data) => this.#update(data));
    this.area.addEventListener('input', (event) => {
      if (event.isTrusted) this.#editor?.read();
    });
  }

  disconnectedCallback() {
    this.#leave?.();
  }

  /* Write the notation and let the form know. */
  write(text) {
    if (text === this.area.value) return;
    this.area.value = text;
    this.area.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async #update({ editors, states, refusals, canonical }) {
    const wanted = editors[this.dataset.field];
    const shape = JSON.stringify(wanted ?? null);
    if (shape !== this.#shape) {
      this.#shape = shape;
      if (!wanted || !KINDS[wanted.kind]) {
        this.#unmount();
        return;
      }
      const { mount } = await KINDS[wanted.kind]();
      if (this.#shape !== shape) return;
      this.#unmount();
      this.#mount(mount, wanted);
    }
    const text = canonical?.[this.area.name];
    if (text && this.#editor?.foreign?.() && text !== this.area.value) {
      // Another spelling of the same board, such as a published list: now as the editor writes it.
      this.area.value = text;
      this.#editor.read();
    }
    this.#editor?.update({
      state: states[this.player] ?? null,
      refusals: refusals[this.area.name] ?? [],
    });
  }

  #mount(mount, wanted) {
    this.host = document.createElement('div');
    this.host.className = `editor ${wanted.kind}-editor`;
    if (wanted.kind === 'keypad') {
      // The text is what is edited; the keys stand under it.
      this.append(this.host);
      this.#editor = mount(this, this.host, wanted);
      return;
    }
    this.text = document.createElement('details');
    this.text.className = 'as-text';
    const summary = document.createElement('summary');
    summary.textContent = wanted.as_text ?? 'Text';
    this.prepend(this.host, this.text);
    this.text.append(summary, this.area);
    this.#editor = mount(this, this.host, wanted);
  }

  #unmount() {
    this.#editor?.close?.();
    this.#editor = null;
    if (!this.host) return;
    this.prepend(this.area);
    this.host.remove();
    this.text?.remove();
    this.text = null;
    this.host = null;
  }
}

customElements.define('notation-editor', NotationEditor);
