/**
 * The kitchen's service worker: `/cocina` opens without signal. It looks after documents that were opened
 * there and no others, and answers for the screen's code alone: no call of the API passes here.
 */
import { answerFile, FILES } from './cached-files';
import { cachedEntry, ENTRIES, isOutdated, RELEASE, SCREEN, storeRelease } from './cached-release';
import { worker, type FetchEvent } from './worker-scope';

/** With a copy at hand nobody waits longer for the network, in milliseconds. */
const NETWORK_TIMEOUT_MS = 3000;
/** The same where the network is known to have a newer release. */
const RELEASE_TIMEOUT_MS = 20_000;
const FILE = /^\/(?:remotes\/owner-editor\/)?assets\/[^/]+$/;

/** Documents that are a copy: what else they load is of that copy, too, and never of a newer release. */
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
  // Without a network there is nothing to store; the next time that the screen is opened it is tried again.
  event.waitUntil(storeRelease(event.data as string[]).catch(() => undefined));
});

/** From the network; the copy where that is unavailable, fails or takes too long. */
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
