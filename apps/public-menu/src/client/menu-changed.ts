const CHANGING = 'menu-changing';
const CHANGED = 'menu-changed';

/** Runs before the page takes over another state of its menu, which expects it as the server drew it. */
export function onMenuChanging(react: () => void): void {
  document.addEventListener(CHANGING, react);
}

/** Runs whenever the page has taken over another state of its menu. */
export function onMenuChanged(react: () => void): void {
  document.addEventListener(CHANGED, react);
}

export function emitMenuChanging(): void {
  document.dispatchEvent(new Event(CHANGING));
}

export function emitMenuChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}
