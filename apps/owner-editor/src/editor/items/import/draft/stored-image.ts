import { OWNER_FILES } from '@cartaviva/session';
import type { MenuImage } from '../menu-image';

/** Maximum number of stored sources. Each has 10 MB at most. */
const MAX_IMAGES = 3;

const KINDS = ['photo', 'pdf', 'table'] as const;

const keyOf = (menuId: string) => `/menu-sources/${menuId}`;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs cache operations in sequence, so that a deleted file is not stored afterwards. Does nothing when the browser
 * denies access to the cache.
 */
function inTurn<Result>(work: (cache: Cache) => Promise<Result>): Promise<Result | undefined> {
  const turn = last.then(async () => work(await caches.open(OWNER_FILES))).catch(() => undefined);
  last = turn;
  return turn;
}

/** Stores the source of a menu's draft in case the page is closed. Only the latest sources are kept. */
export const storeImage = (menuId: string, { kind, file, width, height }: MenuImage) =>
  inTurn(async (cache) => {
    const headers = {
      ...{ 'content-type': file.type, 'x-kind': kind },
      ...{ 'x-width': `${width}`, 'x-height': `${height}` },
    };
    await cache.delete(keyOf(menuId));
    await cache.put(keyOf(menuId), new Response(await file.arrayBuffer(), { headers }));
    for (const old of (await cache.keys()).slice(0, -MAX_IMAGES)) await cache.delete(old);
  });

export const forgetImage = (menuId: string) => inTurn((cache) => cache.delete(keyOf(menuId)));

export const findImage = (menuId: string) =>
  inTurn(async (cache): Promise<MenuImage | undefined> => {
    const stored = await cache.match(keyOf(menuId));
    if (!stored) return undefined;
    const said = (name: string) => stored.headers.get(name) ?? '';
    const bytes = await stored.arrayBuffer();
    const file = new File([bytes], 'menu', { type: said('content-type') });
    return {
      kind: KINDS.find((kind) => kind === said('x-kind')) ?? 'photo',
      file,
      url: URL.createObjectURL(file),
      width: Number(said('x-width')),
      height: Number(said('x-height')),
    };
  });
