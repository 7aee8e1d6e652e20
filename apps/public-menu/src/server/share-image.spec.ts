import type { PublishedMenu } from '@cartaviva/contracts';
import { id, sampleItem, sampleMenu } from '../testing/sample-menu';
import { shareImageOf } from './share-image';

const imageOf = (own: Partial<PublishedMenu>) =>
  shareImageOf({ menu: sampleMenu(), categories: [], items: [], ...own });

describe('the image of a menu in link previews', () => {
  it('has the first photo of our own, and the logo', () => {
    const items = [null, 'https://elsewhere.do/x.png', `/objects/${id(7)}`].map((imageUrl, at) =>
      sampleItem(at, { imageUrl }),
    );
    const menu = sampleMenu({ logoUrl: `/objects/${id(8)}`, design: 'cafe' });
    expect(imageOf({ menu, items })).toMatchObject({
      ...{ design: 'cafe', photoId: id(7), logoId: id(8) },
    });
    expect(imageOf({})).toMatchObject({ photoId: null, logoId: null, words: '' });
  });

  it('says what there is to eat in whole words, as far as there is room', () => {
    const items = Array.from({ length: 20 }, (_, at) => sampleItem(at, { name: `Plato ${at}` }));
    const { words } = imageOf({ items });
    expect(words).toMatch(/^Plato 0 · Plato 1 · .*Plato 8$/);
    expect(words.length).toBeLessThanOrEqual(90);
  });
});
