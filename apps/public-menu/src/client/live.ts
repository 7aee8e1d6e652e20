import { refetch, type Freshness } from './refetch';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
/** Thousands of pages hear of a change at once; they ask for it over this long. */
const JITTER_MS = 400;
const SECOND_REFETCH_DELAY_MS = 1000;

/**
 * Keeps an open page true: an edit, an item sold out or a menu taken offline show within two seconds.
 * Listens only while somebody looks, and looks again when they come back.
 */
export function stayLive(menuId: string): void {
  if (!('EventSource' in globalThis)) return;
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_RETRY_MS;
  // The menu may have changed after the page was drawn and before anybody listened.
  let hasMissed = true;

  const listen = () => {
    if (source || document.hidden) return;
    const opened = (source = new EventSource(`/api/public/menus/${menuId}/events`));
    // Events may come where the page itself does not yet: what was missed is then still missed.
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

  // Looks by itself, for the menu that was taken offline meanwhile has no news to open.
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
  // The gateway that answers may hear the news a moment after the one that told us.
  await pause(SECOND_REFETCH_DELAY_MS);
  return refetch();
}

const pause = (ms: number) => new Promise((after) => setTimeout(after, ms));
