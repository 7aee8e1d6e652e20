import { refusesTracking, visitorIdFor } from '../visitor';

const BATCH_MS = 3000;

/**
 * Tells which items a diner looked at, a few at a time, for the owner's popular items. Who refuses
 * to be counted is not.
 */
export function itemViews(menuId: string): (itemId: string) => void {
  const seen = new Set<string>();
  let untold: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (untold.length === 0) return;
    const views = { menuId, visitorId: visitorIdFor(menuId), itemIds: untold };
    untold = [];
    send(JSON.stringify(views));
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  return (itemId) => {
    if (refusesTracking() || seen.has(itemId)) return;
    seen.add(itemId);
    untold.push(itemId);
    timer ??= setTimeout(flush, BATCH_MS);
  };
}

function send(body: string): void {
  fetch('/api/item-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch((cause: unknown) => console.warn('looks not counted', cause));
}
