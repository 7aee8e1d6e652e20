/** Maximum number of files. Files of older releases stay while there is room; the newest release is far smaller. */
const MAX_FILES = 150;
export const FILES = 'cartaviva-kitchen-files-1';

/** Serves a file whose name contains its content hash, so a cached copy is always valid. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const reply = await fetch(request);
  if (reply.status === 200) await cache.put(request, reply.clone());
  return reply;
}

/** Caches all of these files or throws. Then it deletes surplus files of older releases. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  const replies = await Promise.all(addresses.map((address) => answerFile(new Request(address))));
  const lost = replies.find(({ status }) => status !== 200);
  if (lost) throw new Error(`no copy of ${lost.url}: ${lost.status}`);
  const cache = await caches.open(FILES);
  const keys = await cache.keys();
  const others = keys.filter(({ url }) => !addresses.includes(url));
  const excess = Math.max(0, keys.length - MAX_FILES);
  await Promise.all(others.slice(0, excess).map((old) => cache.delete(old)));
}
