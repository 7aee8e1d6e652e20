import type { MenuImage } from '../menu-image';
import { bytesOf } from '../../../../testing/bytes-of';
import { findImage, forgetImage, storeImage } from './stored-image';

/** Fake of the browser's Cache API. Keys are in insertion order. */
const files = new Map<string, Response>();
const cache = {
  match: (key: string) => Promise.resolve(files.get(key)?.clone()),
  put: (key: string, file: Response) => Promise.resolve(files.set(key, file)),
  delete: (key: string) => Promise.resolve(files.delete(key)),
  keys: () => Promise.resolve([...files.keys()]),
};

const photo = (said: string): MenuImage => ({
  kind: 'photo',
  file: new File([said], 'menu.jpg', { type: 'image/jpeg' }),
  url: 'blob:before',
  width: 3000,
  height: 4000,
});

beforeEach(() => {
  files.clear();
  Object.assign(Blob.prototype, { arrayBuffer: bytesOf });
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
  Object.assign(URL, { createObjectURL: () => 'blob:after' });
});

describe('what a draft was read from', () => {
  it('is there after a reload as it was, under an address of the new page', async () => {
    await storeImage('a', photo('letters'));
    const found = await findImage('a');
    expect(found).toMatchObject({ kind: 'photo', url: 'blob:after', width: 3000, height: 4000 });
    expect(found!.file.type).toBe('image/jpeg');
    expect(found!.file.size).toBe('letters'.length);
    expect(await findImage('b')).toBeUndefined();
  });

  it('is gone once it is forgotten, even while it is being stored', async () => {
    await Promise.all([storeImage('a', photo('x')), forgetImage('a')]);
    expect(await findImage('a')).toBeUndefined();
  });

  it('is stored for the last three menus alone', async () => {
    for (const menuId of ['a', 'b', 'c', 'a', 'd']) await storeImage(menuId, photo(menuId));
    expect([...files.keys()]).toEqual(['/menu-sources/c', '/menu-sources/a', '/menu-sources/d']);
  });

  it('is nowhere in a browser that stores nothing, and nothing fails', async () => {
    Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('denied')) } });
    await storeImage('a', photo('x'));
    expect(await findImage('a')).toBeUndefined();
  });
});
