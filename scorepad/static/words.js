// Words with places for values in them: "house {n}".

export function fill(pattern, values) {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}
