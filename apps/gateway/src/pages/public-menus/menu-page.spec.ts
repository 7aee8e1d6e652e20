import { publishedPage, weighPage } from './menu-page';

/** Returns a body with this many bytes in each of its three encodings. */
const body = (bytes: number) => {
  const encoded = new Uint8Array(bytes);
  return { type: 'text/plain', etag: `"${bytes}"`, identity: encoded, gzip: encoded, br: encoded };
};
const pageIn = (...languages: ('en' | 'fr')[]) =>
  publishedPage(
    {
      ...{ slug: 'casa-bea', shortCode: '7K3M9XW', languages, html: body(100), fonts: [] },
      bodies: { menu: body(1), categories: body(2), items: body(7) },
      shareImage: {} as never,
    },
    () => Promise.resolve(body(100)),
  );

describe('what a page takes of the memory of a gateway', () => {
  it('is all its data, and its HTML in every language that it may yet be asked for in', () => {
    expect(weighPage(pageIn())).toBe(3 * (100 + 10));
    expect(weighPage(pageIn('en', 'fr'))).toBe(3 * (300 + 10));
  });
});
