const CHANGED = 'menu-changed';

/** Runs whenever the page has taken over another state of its menu. */
export function onMenuChanged(react: () => void): void {
  document.addEventListener(CHANGED, react);
}

export function emitMenuChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}
