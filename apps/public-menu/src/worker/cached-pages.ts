import { CACHED_AT_ATTRIBUTE } from './protocol';

/** Number of recently opened menus that are readable offline. */
const MAX_PAGES = 10;
const CACHED_AT_HEADER = 'x-cached-at';
export const PAGES = 'cartaviva-menu-pages-1';

/** Returns the key of a menu's page in a language. Other query parameters are ignored. */
export function pageKey({ pathname, searchParams }: URL): string {
  const language = searchParams.get('lang');
  return pathname + (language ? `?lang=${language}` : '');
}

/** Stores a page. If the menu no longer exists, its copies in all languages are removed. */
export async function notePage(key: string, reply: Response): Promise<void> {
  const cache = await caches.open(PAGES);
  if (reply.status === 404) {
    const path = key.split('?')[0]!;
    for (const { url } of await cache.keys()) {
      if (new URL(url).pathname === path) await cache.delete(url);
    }
  }
  const isPage = reply.headers.get('content-type')?.startsWith('text/html');
  if (!reply.ok || reply.redirected || !isPage) return;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    [CACHED_AT_HEADER]: `${Date.now()}`,
  };
  const body = await reply.text();
  // Deleting the old entry first keeps the keys in the order of the last visits.
  await cache.delete(key);
  await cache.put(key, new Response(body, { headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MAX_PAGES)) await cache.delete(old);
}

/** Returns the copy of a page, marked with its time, which the page's script shows to the diner. */
export async function cachedPage(key: string): Promise<Response | undefined> {
  const cached = await (await caches.open(PAGES)).match(key);
  if (!cached) return undefined;
  const html = await cached.text();
  const mark = `<body ${CACHED_AT_ATTRIBUTE}="${cached.headers.get(CACHED_AT_HEADER)}"`;
  return new Response(html.replace('<body', mark), { headers: cached.headers });
}
