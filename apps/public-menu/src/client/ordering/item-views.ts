import { refusesTracking, visitorIdFor } from '../visitor';

const BATCH_MS = 3000;

/**
 * Sends which items a diner opened, a few at a time, for the owner's popular items. Who refuses
 * to be counted is not.
 */
export function itemViews(menuId: string): (itemId: string) => void {
  const seen = new Set<string>();
  let unsent: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (unsent.length === 0) return;
    const views = { menuId, visitorId: visitorIdFor(menuId), itemIds: unsent };
    unsent = [];
    send(JSON.stringify(views));
  };
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', () => document.hidden && flush());
  return (itemId) => {
    if (refusesTracking() || seen.has(itemId)) return;
    seen.add(itemId);
    unsent.push(itemId);
    timer ??= setTimeout(flush, BATCH_MS);
  };
}

function send(body: string): void {
  fetch('/api/item-views', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch((cause: unknown) => console.warn('views not counted', cause));
}
