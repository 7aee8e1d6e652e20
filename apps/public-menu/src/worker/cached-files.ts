/** Together the limits allow at most ten megabytes of a diner's phone. */
const MAX_FILES = 80;
const LARGEST_BYTES = 125_000;
export const FILES = 'cartaviva-menu-files-1';

/** Answers with a file whose URL identifies its content, so a stored copy is always valid. */
export async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const cached = await cache.match(request, { ignoreVary: true });
  if (cached) return cached;
  const reply = await fetch(request);
  if (reply.status === 200) void cacheFile(cache, request, reply.clone());
  return reply;
}

/** Stores the files of a page that loaded before the worker. */
export async function cacheFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.map((address) => answerFile(new Request(address))));
}

async function cacheFile(cache: Cache, request: Request, reply: Response): Promise<void> {
  const body = await reply.blob();
  if (body.size > LARGEST_BYTES) return;
  await cache.put(request, new Response(body, { headers: reply.headers }));
  const keys = await cache.keys();
  for (const old of keys.slice(0, -MAX_FILES)) await cache.delete(old);
}
