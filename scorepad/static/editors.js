// What the server tells the editors on screen: their palette or map, the state of each sheet,
// the refusals. Editors subscribe; the calculator shares after each answer.

let data = { editors: {}, states: {}, refusals: {} };
const listeners = new Set();

export function subscribe(listener) {
  listeners.add(listener);
  listener(data);
  return () => listeners.delete(listener);
}

export function shareData(next) {
  data = next;
  for (const listener of [...listeners]) listener(data);
}
