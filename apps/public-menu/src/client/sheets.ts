import { nextTask } from './next-task';
import { INDEX_ANCHOR, isSheetAnchor } from './sheet-address';

type Ordering = typeof import('./ordering');

/**
 * Loads the ordering code when the phone is idle or the page is first touched. With data saving on, it loads only
 * when the diner uses it.
 */
export function offerSheets(page: Document): void {
  if (typeof HTMLDialogElement === 'undefined') return;
  // Reveals the controls that open sheets.
  page.documentElement.dataset['sheets'] = '';
  let ordering:
    | Promise<Pick<Ordering, 'openSheet'> & { add: (anchor: string) => void }>
    | undefined;
  const load = () => {
    ordering ??= import(/* webpackChunkName: "ordering" */ './ordering').then(
      ({ openSheet, startOrdering }) =>
        nextTask().then(() => ({ openSheet, add: startOrdering() })),
    );
    // A failed load is tried again at the next touch.
    ordering.catch(() => (ordering = undefined));
    return ordering;
  };

  page.addEventListener('click', (event) => {
    const target = event.target as Element;
    const plus = target.closest('.plus');
    if (plus) return void load().then(({ add }) => add(plus.parentElement!.id));
    if (target.closest('.index'))
      return void load().then(({ openSheet }) => openSheet(INDEX_ANCHOR));
    const link = target.closest<HTMLAnchorElement>('.items h3 a');
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || wantsNewTab) return;
    event.preventDefault();
    load().then(
      ({ openSheet }) => openSheet(link.hash),
      () => (location.hash = link.hash),
    );
  });
  if (isSheetAnchor(location.hash)) void load();
  if (!savesData()) whenIdleOrTouched(page, () => void load());
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function whenIdleOrTouched(page: Document, start: () => void): void {
  page.addEventListener('pointerdown', start, { once: true, passive: true });
  addEventListener('load', () => {
    const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
    idle(start, { timeout: 5000 });
  });
}
