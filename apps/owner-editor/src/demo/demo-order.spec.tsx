import type { OrderRequest } from '@cartaviva/contracts';
import fc from 'fast-check';
import { demoId } from './demo-id';
import { DemoItem } from './demo-item';
import { DemoMenu } from './demo-menu';
import { itemsIn } from './demo-menus';
import { arrange } from './demo-order';

const CATEGORIES = [demoId(1), demoId(2), demoId(3)];
const ITEMS = Array.from({ length: 7 }, (_, at) => demoId(100 + at));

function aMenu(): DemoMenu {
  const items = ITEMS.map((id, at) =>
    Object.assign(new DemoItem(), { id, name: id, price: '1', displayOrder: at + 1 }),
  );
  const categories = CATEGORIES.map((id, at) => ({
    id,
    name: id,
    items: items.slice(1 + 3 * at, 4 + 3 * at),
  }));
  return Object.assign(new DemoMenu(), { id: 'demo-1', categories, items: items.slice(0, 1) });
}

const anOrder: fc.Arbitrary<Required<OrderRequest>> = fc.record({
  categories: fc.shuffledSubarray(CATEGORIES),
  items: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...ITEMS),
      categoryId: fc.constantFrom(null, ...CATEGORIES),
      displayOrder: fc.nat(20),
    }),
    { selector: ({ id }) => id },
  ),
});

describe('arranging a menu of the demo', () => {
  it('loses and doubles nothing, whatever is wanted', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const menu = aMenu();
        arrange(menu, order);
        expect(
          itemsIn(menu)
            .map(({ id }) => id)
            .sort(),
        ).toEqual(ITEMS);
        expect(menu.categories.map(({ id }) => id).sort()).toEqual(CATEGORIES);
      }),
    );
  });

  it('puts every named item under its category, in the order of their places', () => {
    fc.assert(
      fc.property(anOrder, (order) => {
        const menu = aMenu();
        arrange(menu, order);
        for (const { id, items } of [{ id: null, items: menu.items }, ...menu.categories]) {
          const wanted = order.items.filter(({ categoryId }) => categoryId === id);
          expect(items.map((item) => item.id)).toEqual(
            expect.arrayContaining(wanted.map((place) => place.id)),
          );
          const places = items.map(({ displayOrder }) => displayOrder);
          expect(places).toEqual([...places].sort((one, other) => one - other));
        }
        const named = menu.categories.filter(({ id }) => order.categories.includes(id));
        expect(named.map(({ id }) => id)).toEqual(order.categories);
      }),
    );
  });

  it('touches nothing when it names a category that is gone', () => {
    const menu = aMenu();
    const place = { id: ITEMS[0]!, categoryId: demoId(9), displayOrder: 1 };
    expect(() => arrange(menu, { categories: [], items: [place] })).toThrow('CATEGORY_NOT_FOUND');
    expect(itemsIn(menu)).toEqual(itemsIn(aMenu()));
  });
});
