import { OWNER_FILES } from '@cartaviva/session';
import type { DraftSources, MenuImage } from '../menu-image';

/** Maximum number of menus with stored sources. Each source has 10 MB at most. */
const MAX_MENUS = 3;

const KINDS = ['photo', 'pdf', 'table'] as const;

const FOLDER = '/menu-sources/';
const keyOf = (menuId: string, at: number) => `${FOLDER}${menuId}/${at}`;

interface StoredKey {
  readonly menuId: string;
  readonly at: number;
  readonly request: Request;
}

const keysIn = async (cache: Cache): Promise<readonly StoredKey[]> =>
  (await cache.keys()).flatMap((request) => {
    const [, menuId, at] = /\/menu-sources\/([^/]+)\/(\d+)$/.exec(request.url) ?? [];
    return menuId ? [{ menuId, at: Number(at), request }] : [];
  });

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

async function forget(cache: Cache, isOld: (key: StoredKey) => boolean): Promise<void> {
  for (const key of await keysIn(cache)) if (isOld(key)) await cache.delete(key.request);
}

/** Stores the sources of a menu's draft in case the page is closed. Only those of the latest menus are kept. */
export const storeSources = (menuId: string, sources: DraftSources) =>
  inTurn(async (cache) => {
    await forget(cache, (key) => key.menuId === menuId);
    for (const [at, source] of sources.entries()) {
      if (source) await cache.put(keyOf(menuId, at), await responseOf(source));
    }
    const menus = [...new Set((await keysIn(cache)).map((key) => key.menuId))];
    const newest = menus.slice(-MAX_MENUS);
    await forget(cache, (key) => !newest.includes(key.menuId));
  });

async function responseOf({ kind, file, width, height }: MenuImage): Promise<Response> {
  const headers = {
    'content-type': file.type,
    'x-kind': kind,
    'x-width': `${width}`,
    'x-height': `${height}`,
  };
  return new Response(await file.arrayBuffer(), { headers });
}

export const forgetSources = (menuId: string) =>
  inTurn((cache) => forget(cache, (key) => key.menuId === menuId));

/** Finds the stored sources of a menu at their places. A source that could not be stored is undefined. */
export const findSources = (menuId: string) =>
  inTurn(async (cache): Promise<DraftSources> => {
    const found: (MenuImage | undefined)[] = [];
    for (const { at } of (await keysIn(cache)).filter((key) => key.menuId === menuId)) {
      const stored = await cache.match(keyOf(menuId, at));
      if (stored) found[at] = await imageIn(stored);
    }
    return Array.from(found);
  });

async function imageIn(stored: Response): Promise<MenuImage> {
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
}
