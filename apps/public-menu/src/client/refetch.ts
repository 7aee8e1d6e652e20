import { CACHED_AT } from '../worker/protocol';
import { updatePage } from './update-page';

export type Freshness = 'same' | 'changed' | 'gone' | 'unavailable';

const FETCH_TIMEOUT_MS = 4000;

/**
 * Requests the page again (status 304 if it is unchanged) and applies a new state. A page whose menu was taken
 * offline reloads. Returns `unavailable` without a live response: the connection or the system fails, or the response
 * is a copy stored on this phone.
 */
export async function refetch(): Promise<Freshness> {
  const reply = await ask().catch(() => undefined);
  if (reply?.status === 404) {
    location.reload();
    return 'gone';
  }
  return reply?.ok ? takeFrom(reply) : 'unavailable';
}

/** Applies the page that arrived after its copy was shown. The service worker has just stored it. */
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
  // The version is in the `body` tag, so an unchanged page is not parsed further.
  const { dataset } = parsed(String(/<body[^>]*>/.exec(html))).body;
  if (dataset[CACHED_AT] !== undefined) return 'unavailable';
  document.querySelector('.offline-copy')?.remove();
  if (dataset['version'] === document.body.dataset['version']) return 'same';
  updatePage(document, parsed(html));
  return 'changed';
}

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/**
 * Returns the address of the page without search, table and sheet. A restaurant's page opens a different menu at
 * other hours, so the address of the current tab is used instead.
 */
function pageAddress(): string {
  const language = new URLSearchParams(location.search).get('lang');
  const tab = document.querySelector<HTMLAnchorElement>('.tabs [aria-current]');
  return (tab ?? location).pathname + (language ? `?lang=${encodeURIComponent(language)}` : '');
}
