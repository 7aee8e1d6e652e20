import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Maximum time until the app replaces a prerendered page, in milliseconds. Slow parts can load afterwards. */
const REPLACE_TIMEOUT_MS = 5_000;

/** Minimum pause in typing and pressing before the replacement, in milliseconds, so that no input is lost. */
const PAUSE_MS = 400;

const LOADING = '.skeleton';

const FIELDS = 'input, textarea, select';

const listOf = <E extends Element>(page: Element, selector: string) => [
  ...page.querySelectorAll<E>(selector),
];

/** Is true when the document contained the page before any script ran (`composePage` of the gateway). */
export const isPrerendered = (root: HTMLElement): boolean => root.childElementCount > 0;

/**
 * Renders the app. Over a prerendered page, the app renders outside the document, so that IDs and labels are not
 * duplicated. When it is complete, it replaces the prerendered page in one step, without flicker or layout shifts,
 * and keeps the user's input.
 */
export function renderOverPrerendered(root: HTMLElement, app: ReactNode): void {
  if (!isPrerendered(root)) {
    createRoot(root).render(app);
    return;
  }
  const drawn = document.createElement('div');
  createRoot(drawn).render(app);
  whenWhole(root, drawn, () => {
    root.after(drawn);
    const takeUp = carryOver(root, drawn);
    root.remove();
    drawn.id = root.id;
    delete document.documentElement.dataset['resuming'];
    takeUp();
  });
}

/**
 * Calls `done` when the app shows at least as much as the prerendered page. Parts that were loading in that page can
 * still be loading. It waits for a pause in typing, because the keyboard of a phone buffers the current word. It also
 * waits for the end of a press, because a press that starts on one page and ends on the other is lost.
 */
function whenWhole(written: Element, drawn: Element, done: () => void): void {
  let touchedAt = -Infinity;
  const touch = () => (touchedAt = performance.now());
  for (const event of ['input', 'pointerdown']) written.addEventListener(event, touch);
  written.addEventListener('click', () => (touchedAt = -Infinity));
  const atPause = () => {
    const left = touchedAt + PAUSE_MS - performance.now();
    if (left > 0) setTimeout(atPause, left);
    else done();
  };
  const awaited = (page: Element) => page.querySelectorAll(LOADING).length;
  const isWhole = () => drawn.querySelector('h1') && awaited(drawn) <= awaited(written);
  const finish = () => {
    observer.disconnect();
    clearTimeout(timer);
    atPause();
  };
  const observer = new MutationObserver(() => isWhole() && finish());
  const timer = setTimeout(finish, REPLACE_TIMEOUT_MS);
  observer.observe(drawn, { childList: true, subtree: true, attributes: true });
}

/** Copies the input to the app. The function returned does the rest once the prerendered page is removed. */
function carryOver(written: Element, drawn: Element): () => void {
  const twinOf = (element: Element | null) =>
    element &&
    listOf<HTMLElement>(drawn, element.tagName).filter(looksLike(element))[
      listOf(written, element.tagName).filter(looksLike(element)).indexOf(element)
    ];
  for (const field of listOf<HTMLInputElement>(written, FIELDS)) {
    const twin = field.value && twinOf(field);
    if (twin) type(twin as HTMLInputElement, field.value);
  }
  const focused = written.contains(document.activeElement) && twinOf(document.activeElement);
  // The old field must still exist at this time, so that the keyboard of a phone stays open.
  if (focused) focused.focus({ preventScroll: true });
  const pressed = twinOf(written.querySelector('[data-pressed]'));
  const read = elementBeingRead(written);
  const stood = read?.getBoundingClientRect().top ?? 0;
  const stands = twinOf(read);
  return () => {
    // Parts that fold once the app runs must not move the text that the user is reading.
    if (stands) window.scrollBy(0, stands.getBoundingClientRect().top - stood);
    pressed?.click();
  };
}

const elementBeingRead = (written: Element) =>
  listOf(written, 'h2, h3, p').find((element) => element.getBoundingClientRect().bottom > 0) ??
  null;

const looksLike = (one: Element) => (other: Element) =>
  ['name', 'href', 'aria-label'].every(
    (name) => one.getAttribute(name) === other.getAttribute(name),
  ) && one.textContent === other.textContent;

/** Sets the value and dispatches an input event, so that React and its forms notice the change. */
function type(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
