import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** Longest that a prerendered page waits for its whole self; a slow part may come after. */
const REPLACE_TIMEOUT_MS = 5_000;

/** A pause in typing and pressing: no letter and no press falls between the two pages, in milliseconds. */
const PAUSE_MS = 400;

/** The page's skeletons: parts that are still on their way. */
const LOADING = '.skeleton';

const FIELDS = 'input, textarea, select';

const listOf = <E extends Element>(page: Element, selector: string) => [
  ...page.querySelectorAll<E>(selector),
];

/** Whether the page was in the document before any script (the gateway's `composePage`). */
export const isPrerendered = (root: HTMLElement): boolean => root.childElementCount > 0;

/**
 * Draws the app. Over a prerendered page it is drawn outside the document, where no id or label is
 * there twice, and takes its place in one step when it is whole: nothing flashes, nothing moves, and
 * what the reader did meanwhile goes over.
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
 * What was on its way when the page was written may still be. Whoever is typing finishes the word: a
 * phone's keyboard holds it until then. A press that begins on one page and ends on another is none.
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

/** Brings what was typed; gives what has to wait until the prerendered page is gone. */
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
  // While the old field is still there: a phone's keyboard stays open from one field to the next.
  if (focused) focused.focus({ preventScroll: true });
  const pressed = twinOf(written.querySelector('[data-pressed]'));
  const read = elementBeingRead(written);
  const stood = read?.getBoundingClientRect().top ?? 0;
  const stands = twinOf(read);
  return () => {
    // What folds once there is a script must not pull the page from under its reader.
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

/** As a reader would: React and its forms hear of it. */
function type(field: HTMLInputElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
  set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
