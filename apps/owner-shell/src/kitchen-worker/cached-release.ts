import { cacheFiles } from './cached-files';
import { worker } from './worker-scope';

export const RELEASE = 'cartaviva-kitchen-release-1';
/** Key that exists while the network has a release that is not stored yet. */
const NEWER = '/cocina/newer';

export const SCREEN = '/cocina';
const REMOTE_ENTRY = '/remotes/owner-editor/remoteEntry.js';
/** Entry points of the screen's code, whose names are the same in all releases. */
export const ENTRIES = [SCREEN, '/theme.js', '/remotes.json', REMOTE_ENTRY];

const HASH = /\.([0-9a-f]{8})\.\w+$/;
const OWN_SCRIPT = /<script\b[^>]*\bsrc="(\/assets\/[^"]+)"/g;
const OWN_FILE = /\b(?:src|href)="(\/assets\/[^"]+)"/g;
const KITCHEN = /\/owner-editor\/assets\/kitchen\./;

export async function cachedEntry(path: string): Promise<Response | undefined> {
  return (await caches.open(RELEASE)).match(path);
}

/** Is true when the network is known to have a newer release than the cache. */
export const isOutdated = async (): Promise<boolean> => (await cachedEntry(NEWER)) !== undefined;

/**
 * Stores the release that a page runs, completely or not at all: first the files that the page has loaded, then the
 * entry points that name them. If the network already has another release, the stored copy stays and is marked as
 * outdated.
 */
export async function storeRelease(loaded: readonly string[]): Promise<void> {
  if (!loaded.some((file) => KITCHEN.test(file))) return;
  const entries = await Promise.all(ENTRIES.map(readEntry));
  const cache = await caches.open(RELEASE);
  const textOf = (path: string) => entries.find((entry) => entry.path === path)!.text;
  if (!isOfOneRelease(loaded, textOf(SCREEN), textOf(REMOTE_ENTRY))) {
    await cache.put(NEWER, new Response());
    return;
  }
  await cacheFiles([...new Set([...loaded, ...namedIn(textOf(SCREEN), OWN_FILE)])]);
  for (const { path, text, headers } of entries)
    await cache.put(path, new Response(text, { headers }));
  await cache.delete(NEWER);
}

async function readEntry(path: string) {
  const reply = await fetch(path, { cache: 'no-cache' });
  if (reply.status !== 200 || reply.redirected) throw new Error(`no copy of ${path}`);
  const type = reply.headers.get('content-type') ?? '';
  // The copy includes the page's security policy, so that it has no more rights than the page.
  const policy = reply.headers.get('content-security-policy');
  const headers = { 'content-type': type, ...(policy && { 'content-security-policy': policy }) };
  return { path, text: await reply.text(), headers };
}

/**
 * Checks that the page has loaded every script of the shell, and only remote files that the remote's entry point
 * names.
 */
function isOfOneRelease(loaded: readonly string[], page: string, remoteEntry: string): boolean {
  const remote = loaded.filter((file) => file.includes('/remotes/'));
  return (
    namedIn(page, OWN_SCRIPT).every((file) => loaded.includes(file)) &&
    remote.every((file) => remoteEntry.includes(HASH.exec(file)?.[1] ?? file))
  );
}

const namedIn = (page: string, pattern: RegExp): string[] =>
  [...page.matchAll(pattern)].map(([, path]) => new URL(path!, worker.location.origin).href);
