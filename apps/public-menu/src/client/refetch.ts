import { CACHED_AT } from '../worker/protocol';
import { updatePage } from './update-page';

/** What looking for a newer state of the menu came to. */
export type Freshness = 'same' | 'changed' | 'gone' | 'unavailable';

const FETCH_TIMEOUT_MS = 4000;

/**
 * Asks for the page again, for 304 when nothing changed, and takes over what is new; a menu taken
 * offline says so itself. `unavailable` when no live answer came: the network is gone, the system is, or the
 * answer is a copy kept by this phone.
 */
export async function refetch(): Promise<Freshness> {
  const reply = await ask().catch(() => undefined);
  if (reply?.status === 404) {
    location.reload();
    return 'gone';
  }
  return reply?.ok ? takeFrom(reply) : 'unavailable';
}

/** Takes over the page that came after its copy was shown: the service worker has just kept it. */
export async function refetchArrived(): Promise<void> {
  const arrived = await caches.match(pageAddress());
  if (arrived) await takeFrom(arrived);
  else await refetch();
}

async function ask(): Promise<Response> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), FETCH_TIMEOUT_MS);
  try {
    const headers = { accept: 'text/html' };
    return await fetch(pageAddress(), { cache: 'no-cache', headers, signal: waiting.signal });
  } finally {
    clearTimeout(timer);
  }
}

async function takeFrom(reply: Response): Promise<Freshness> {
  const html = await reply.text();
  // A page says in one tag which state of its menu it is: a long one that is the same is not read further.
  const { dataset } = parsed(String(/<body[^>]*>/.exec(html))).body;
  if (dataset[CACHED_AT] !== undefined) return 'unavailable';
  document.querySelector('.offline-copy')?.remove();
  if (dataset['version'] === document.body.dataset['version']) return 'same';
  updatePage(document, parsed(html));
  return 'changed';
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/**
 * The page without what only this diner's address has: search, table, sheet. That of a restaurant opens with
 * another menu at another hour: what is read is asked for by its tab.
 */
function pageAddress(): string {
  const language = new URLSearchParams(location.search).get('lang');
  const tab = document.querySelector<HTMLAnchorElement>('.tabs [aria-current]');
  return (tab ?? location).pathname + (language ? `?lang=${encodeURIComponent(language)}` : '');
}
