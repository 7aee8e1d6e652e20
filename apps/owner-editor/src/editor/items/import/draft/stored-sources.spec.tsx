import type { MenuImage } from '../menu-image';
import { bytesOf } from '../../../../testing/bytes-of';
import { fakeCaches } from '../../../../testing/fake-caches';
import { findSources, forgetSources, storeSources } from './stored-sources';

let storage: ReturnType<typeof fakeCaches>;

const photo = (said: string): MenuImage => ({
  kind: 'photo',
  file: new File([said], 'menu.jpg', { type: 'image/jpeg' }),
  url: 'blob:before',
  width: 3000,
  height: 4000,
});

beforeEach(() => {
  storage = fakeCaches();
  Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
  Object.assign(globalThis, { caches: storage });
  Object.assign(URL, { createObjectURL: () => 'blob:after' });
});

const sizesIn = async (menuId: string) =>
  (await findSources(menuId))!.map((source) => source?.file.size);

describe('what a draft was read from', () => {
  it('is there after a reload as it was, under an address of the new page', async () => {
    await storeSources('a', [photo('letters')]);
    const [found] = (await findSources('a'))!;
    expect(found).toMatchObject({ kind: 'photo', url: 'blob:after', width: 3000, height: 4000 });
    expect(found!.file.type).toBe('image/jpeg');
    expect(found!.file.size).toBe('letters'.length);
    expect(await findSources('b')).toEqual([]);
  });

  it('has all pages in their order, each at its place', async () => {
    await storeSources('a', [photo('x'), photo('xx'), photo('xxx')]);
    expect(await sizesIn('a')).toEqual([1, 2, 3]);
    await storeSources('a', [photo('x'), undefined, photo('xxx'), photo('xxxx')]);
    expect(await sizesIn('a')).toEqual([1, undefined, 3, 4]);
    await storeSources('a', [photo('xx')]);
    expect(await sizesIn('a')).toEqual([2]);
  });

  it('is gone once it is forgotten, even while it is being stored', async () => {
    await Promise.all([storeSources('a', [photo('x'), photo('x')]), forgetSources('a')]);
    expect(storage.files.size).toBe(0);
  });

  it('is stored for the last three menus alone', async () => {
    for (const menuId of ['a', 'b', 'c', 'a', 'd'])
      await storeSources(menuId, [photo(menuId), photo(menuId)]);
    expect([...storage.files.keys()]).toEqual(
      ['c', 'a', 'd'].flatMap((menuId) => [0, 1].map((at) => `/menu-sources/${menuId}/${at}`)),
    );
  });

  it('is nowhere in a browser that stores nothing, and nothing fails', async () => {
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('denied')) } });
    await storeSources('a', [photo('x')]);
    expect(await findSources('a')).toBeUndefined();
  });
});
