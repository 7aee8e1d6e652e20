import { refetch, type Freshness } from './refetch';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
/** Spreads the requests of thousands of pages that learn of a change at the same time, in milliseconds. */
const JITTER_MS = 400;
const SECOND_REFETCH_DELAY_MS = 1000;

/**
 * Keeps an open page up to date. Edits, sold-out items and a menu taken offline appear within two seconds. The page
 * listens only while it is visible, and checks for changes when it becomes visible again.
 */
export function stayLive(menuId: string): void {
  if (!('EventSource' in globalThis)) return;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  // The menu may have changed after the server rendered the page and before the page listened.
  let hasMissed = true;

  const listen = () => {
    if (source || document.hidden) return;
    const opened = (source = new EventSource(`/api/public/menus/${menuId}/events`));
    // Events may arrive while the page itself is unavailable. The change then still counts as missed.
    const catchUp = async (read: () => Promise<Freshness>) => {
      const freshness = await read();
      if (source !== opened) return;
      if (freshness === 'unavailable') return comeBackLater();
      wait = FIRST_RETRY_MS;
      hasMissed = false;
    };
    source.addEventListener('open', () => void (hasMissed && catchUp(refetch)));
    source.addEventListener('changed', () => void catchUp(refetchSoon));
    source.addEventListener('unpublished', () => void catchUp(refetchSoon));
    source.addEventListener('error', comeBackLater);
  };
  const comeBackLater = () => {
    stop();
    retry = setTimeout(comeBack, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, MAX_RETRY_MS);
  };
  const stop = () => {
    source?.close();
    source = undefined;
    hasMissed = true;
    clearTimeout(retry);
  };

  // Fetches the page without waiting for an event, because a menu that is now offline has no event stream.
  const comeBack = () => {
    stop();
    if (document.hidden) return;
    void refetch();
    listen();
  };

  const comeBackAtOnce = () => {
    wait = FIRST_RETRY_MS;
    comeBack();
  };
  document.addEventListener('visibilitychange', comeBackAtOnce);
  addEventListener('online', comeBackAtOnce);
  addEventListener('pagehide', stop);
  listen();
}

async function refetchSoon(): Promise<Freshness> {
  await pause(Math.random() * JITTER_MS);
  const freshness = await refetch();
  if (freshness !== 'same') return freshness;
  // The gateway that answers may learn of the change later than the one that sent the event.
  await pause(SECOND_REFETCH_DELAY_MS);
  return refetch();
}

const pause = (ms: number) => new Promise((after) => setTimeout(after, ms));
