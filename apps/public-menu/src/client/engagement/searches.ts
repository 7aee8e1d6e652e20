import { searchable } from '@cartaviva/domain';

/** Pause in typing after which a search counts as finished, in milliseconds. */
const PAUSE_MS = 1000;
/** Longest search that is sent, in characters (`MAX_SEARCH`). */
const MAX_LENGTH = 40;

/**
 * Reports pressed filters and searches without results. Of texts that extend each other while the diner types, such
 * as `mof` and `mofongo`, only the longest counts. A search counts only while no filter is pressed, because a filter
 * may hide matching items.
 * @returns a function that reports the search that is being typed at that moment
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
  // The script of the search runs first, so the filter is already pressed.
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

/** Returns the search text if no item matches it. Returns '' if an item matches or a filter is pressed. */
function emptySearchIn(page: Document): string {
  const input = page.querySelector<HTMLInputElement>('#find [type=search]');
  const shown = page.querySelector('main .items > li:not([hidden])');
  if (!input || shown || pressedIn(page).length > 0) return '';
  // The gateway refuses invisible characters, such as those that join the parts of an emoji.
  const visible = searchable(input.value).replace(/\p{C}/gu, '');
  return [...visible].slice(0, MAX_LENGTH).join('');
}
