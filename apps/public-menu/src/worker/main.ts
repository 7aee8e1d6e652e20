/**
 * Service worker for diners. It keeps the menus that were opened last readable offline. It answers only requests for
 * menus and their files. API requests bypass it.
 */
import { answerFile, FILES, cacheFiles } from './cached-files';
import { cachedPage, notePage, pageKey, PAGES } from './cached-pages';
import { PAGE_ARRIVED, type CacheRequest } from './protocol';
import { worker, type FetchEvent } from './worker-scope';

/** Longest wait for the network, in milliseconds, if the phone has a copy of the page. */
const NETWORK_TIMEOUT_MS = 3000;
const PAGE = /^\/(?:(?:m|menu)\/[^/]+|r\/[^/]+(?:\/[^/]+)?)$/;
const FILE = /^\/(menu-assets|menu-assets\/fonts|objects)\/[^/]+$/;

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldVersions(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { method, url: address } = event.request;
  const url = new URL(address);
  if (method !== 'GET' || url.origin !== worker.location.origin) return;
  if (PAGE.test(url.pathname)) event.respondWith(answerPage(event, pageKey(url)));
  else if (FILE.test(url.pathname)) event.respondWith(answerFile(event.request));
});

worker.addEventListener('message', (event) => {
  const { page, files } = event.data as CacheRequest;
  const key = pageKey(new URL(page));
  const cached = fetch(key, { headers: { accept: 'text/html' } }).then((reply) =>
    notePage(key, reply),
  );
  event.waitUntil(Promise.all([cached, cacheFiles(files)]));
});

/** Answers with the page from the network, or with its copy if the network fails or takes too long. */
async function answerPage(event: FetchEvent, key: string): Promise<Response> {
  const arriving = fetch(event.request);
  const noted = arriving.then((page) => notePage(key, page.clone()));
  event.waitUntil(noted.catch(() => undefined));
  const copy = await cachedPage(key);
  if (!copy) return arriving;
  const usable = arriving.then((page) => (page.status < 500 ? page : copy));
  const late = new Promise<Response>((answer) => setTimeout(answer, NETWORK_TIMEOUT_MS, copy));
  const answer = await Promise.race([usable.catch(() => copy), late]);
  if (answer === copy) event.waitUntil(noted.then(announceArrival).catch(() => undefined));
  return answer;
}

/** Tells open pages, which may show a copy, that the page itself may have arrived. */
async function announceArrival(): Promise<void> {
  for (const client of await worker.clients.matchAll()) client.postMessage(PAGE_ARRIVED);
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('cartaviva-menu-'));
  await Promise.all(
    old.filter((name) => name !== PAGES && name !== FILES).map((name) => caches.delete(name)),
  );
}
