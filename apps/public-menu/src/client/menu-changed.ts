const CHANGING = 'menu-changing';
const CHANGED = 'menu-changed';

/** Runs a callback before a new state of the menu is applied, which requires the page as the server rendered it. */
export function onMenuChanging(react: () => void): void {
  document.addEventListener(CHANGING, react);
}

/** Runs a callback after a new state of the menu is applied. */
export function onMenuChanged(react: () => void): void {
  document.addEventListener(CHANGED, react);
}

export function emitMenuChanging(): void {
  document.dispatchEvent(new Event(CHANGING));
}

export function emitMenuChanged(): void {
  document.dispatchEvent(new Event(CHANGED));
}
