/**
 * Service worker of the kitchen, which opens `/cocina` while offline. It handles only documents opened at that
 * address, and only requests for the screen's code. API calls never pass through it.
 */
import { answerFile, FILES } from './cached-files';
import { cachedEntry, ENTRIES, isOutdated, RELEASE, SCREEN, storeRelease } from './cached-release';
import { worker, type FetchEvent } from './worker-scope';

/** Maximum wait for the network when a cached copy exists, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;
/** Maximum wait when the network is known to have a newer release, in milliseconds. */
const RELEASE_TIMEOUT_MS = 20_000;
const FILE = /^\/(?:remotes\/owner-editor\/)?assets\/[^/]+$/;

/**
 * Client IDs of documents served from the cache. Their other requests also use the cache, so that releases do not
 * mix.
 */
const fromCopy = new Set<string>();

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldVersions(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== worker.location.origin) return;
  const path = pathname.replace(/(?<=.)\/$/, '');
  if (path === SCREEN && mode !== 'navigate') return;
  if (ENTRIES.includes(path)) event.respondWith(answerEntry(event, path));
  else if (FILE.test(path)) event.respondWith(answerFile(event.request));
});

worker.addEventListener('message', (event) => {
  // Without a network, storing fails. The next visit to the screen tries again.
  event.waitUntil(storeRelease(event.data as string[]).catch(() => undefined));
});

/** Responds from the network, or from the cache when the network fails, is slow or returns a server error. */
async function answerEntry(event: FetchEvent, path: string): Promise<Response> {
  const copy = await cachedEntry(path);
  if (!copy) return fetch(event.request);
  if (fromCopy.has(event.clientId)) return copy;
  const timeout = (await isOutdated()) ? RELEASE_TIMEOUT_MS : NETWORK_TIMEOUT_MS;
  const usable = fetch(event.request).then((reply) => (reply.status < 500 ? reply : copy));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Response>((answer) => (timer = setTimeout(answer, timeout, copy)));
  const answer = await Promise.race([usable.catch(() => copy), late]);
  clearTimeout(timer);
  if (answer === copy && event.resultingClientId) fromCopy.add(event.resultingClientId);
  return answer;
}

async function forgetOldVersions(): Promise<void> {
  const names = await caches.keys();
  const own = names.filter((name) => /^cartaviva-kitchen-(files|release)-/.test(name));
  await Promise.all(
    own.filter((name) => name !== FILES && name !== RELEASE).map((name) => caches.delete(name)),
  );
}
