// Which games were used last on this device.

const KEY = 'recent-games';
const MOST = 4;

export function recentGames() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((slug) => typeof slug === 'string') : [];
  } catch {
    return [];
  }
}

export function used(game) {
  const list = [game, ...recentGames().filter((slug) => slug !== game)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing still shows everything.
  }
}
