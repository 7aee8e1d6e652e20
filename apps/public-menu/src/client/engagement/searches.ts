import { searchable } from '@cartaviva/domain';

/** Who writes no more for so long has written what they look for, in milliseconds. */
const PAUSE_MS = 1000;
/** Longest search that is sent, in characters (`MAX_SEARCH`). */
const MAX_LENGTH = 40;

/**
 * Follows the search and its filters. A search that found nothing is the longest text of those that
 * were written one after another: `mof`, `mofongo`. What a filter hid was not missing.
 * @returns what takes the search that is being written at this moment for written
 */
export function followSearches(
  page: Document,
  notes: {
    readonly filter: (tag: string) => void;
    readonly emptySearch: (text: string) => void;
  },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let empty = '';
  const finish = () => {
    if (empty) notes.emptySearch(empty);
  };
  const look = () => {
    clearTimeout(timer);
    timer = undefined;
    const text = emptySearchIn(page);
    if (!text || empty.startsWith(text)) return;
    if (!text.startsWith(empty)) finish();
    empty = text;
  };
  const follow = () => {
    for (const { value } of pressedIn(page)) notes.filter(value);
    clearTimeout(timer);
    timer = setTimeout(look, PAUSE_MS);
  };
  page.addEventListener('input', ({ target }) => {
    if ((target as HTMLInputElement).form?.id === 'find') follow();
  });
  // By now the script of the search has pressed it.
  page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('.chips')) follow();
  });
  follow();
  return () => {
    if (timer) look();
    finish();
  };
}

const pressedIn = (page: Document) =>
  page.querySelectorAll<HTMLButtonElement>('.chips [value][aria-pressed=true]');

/** The text that no item of the menu has, whatever filters are chosen; nothing where some have it. */
function emptySearchIn(page: Document): string {
  const input = page.querySelector<HTMLInputElement>('#find [type=search]');
  const shown = page.querySelector('main .items > li:not([hidden])');
  if (!input || shown || pressedIn(page).length > 0) return '';
  // What joins the parts of an emoji, and what cannot be seen, the gateway does not take.
  const visible = searchable(input.value).replace(/\p{C}/gu, '');
  return [...visible].slice(0, MAX_LENGTH).join('');
}
