import { refetch } from './refetch';

const FIRST_RETRY_MS = 1000;
const MAX_RETRY_MS = 60_000;
/** Thousands of pages hear of a change at once; they ask for it over this long. */
const JITTER_MS = 400;
const SECOND_REFETCH_DELAY_MS = 1000;

/**
 * Keeps an open page true: an edit, a dish sold out or a menu taken offline show within two seconds.
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
    source = new EventSource(`/api/public/menus/${menuId}/events`);
    source.addEventListener('open', () => {
      wait = FIRST_RETRY_MS;
      if (hasMissed) void refetch();
      hasMissed = false;
    });
    source.addEventListener('changed', () => void refetchSoon());
    source.addEventListener('unpublished', () => void refetchSoon());
    source.addEventListener('error', () => {
      stop();
      retry = setTimeout(comeBack, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, MAX_RETRY_MS);
    });
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

async function refetchSoon(): Promise<void> {
  await new Promise((after) => setTimeout(after, Math.random() * JITTER_MS));
  // The gateway that answers may hear the news a moment after the one that told us.
  if ((await refetch()) === 'same') setTimeout(() => void refetch(), SECOND_REFETCH_DELAY_MS);
}
