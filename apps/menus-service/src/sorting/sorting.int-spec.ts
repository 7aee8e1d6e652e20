import { menus, type ItemPlace } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function furnished({ categories = 3, items = 4 } = {}) {
  const owner = service.owner();
  const { call } = owner;
  const { id: menuId } = await call(menus.menu.create, aMenu());
  const categoryIds: string[] = [];
  for (let at = 0; at < categories; at += 1) {
    categoryIds.push((await call(menus.category.create, { menuId, name: `C${at}` })).id);
  }
  const itemIds: string[] = [];
  for (let at = 0; at < items; at += 1) {
    itemIds.push((await call(menus.item.create, anItem({ menuId, name: `I${at}` }))).id);
  }
  const headings = async () =>
    (await call(menus.category.search, { menuId })).rows.map(({ name }) => name).join(' ');
  const arrange = (wanted: { categories?: string[]; items?: ItemPlace[] }) =>
    call(menus.menu.arrange, { menuId, ...wanted });
  return { ...owner, menuId, categoryIds, itemIds, headings, arrange };
}

describe('the order of a menu', () => {
  it('is what the owner makes of it, and emits one event', async () => {
    const { call, menuId, categoryIds, itemIds, headings, arrange } = await furnished();
    const before = (await service.changesOf(menuId)).length;
    const [c0, c1, c2] = categoryIds as [string, string, string];
    const [i0, i1, i2] = itemIds as [string, string, string];
    const wanted = {
      categories: [c2.toUpperCase(), c0, c1],
      items: [
        { id: i2, categoryId: c1, displayOrder: 0 },
        { id: i0, categoryId: c1, displayOrder: 1 },
        { id: i1, categoryId: null, displayOrder: 2 },
      ],
    };
    await arrange(wanted);
    await arrange(wanted);
    expect(await headings()).toBe('C2 C0 C1');
    expect((await call(menus.item.search, { menuId })).rows).toMatchObject([
      { name: 'I2', categoryId: c1 },
      { name: 'I0', categoryId: c1 },
      { name: 'I1', categoryId: null },
      { name: 'I3', categoryId: null },
    ]);
    expect(await service.changesOf(menuId)).toHaveLength(before + 1);
  });

  it('leaves what is not named where it is', async () => {
    const { categoryIds, headings, arrange } = await furnished();
    await arrange({ categories: [categoryIds[2]!, categoryIds[0]!] });
    expect(await headings()).toBe('C2 C1 C0');
  });

  it('is not touched when something that is named is not in the menu', async () => {
    const [ana, eve] = [await furnished(), await furnished()];
    const categories = [...ana.categoryIds].reverse();
    const place = { id: ana.itemIds[0]!, categoryId: null, displayOrder: 7 };
    const gone = ana.itemIds[3]!;
    await ana.call(menus.item.delete, { itemId: gone });
    const refused = [
      [{ categories: [...categories, eve.categoryIds[0]!] }, 'CATEGORY_NOT_FOUND'],
      [
        { categories, items: [{ ...place, categoryId: eve.categoryIds[0]! }] },
        'CATEGORY_NOT_FOUND',
      ],
      [{ categories, items: [place, { ...place, id: eve.itemIds[0]! }] }, 'ITEM_NOT_FOUND'],
      [{ categories, items: [place, { ...place, id: gone }] }, 'ITEM_NOT_FOUND'],
      [{ categories, items: [place, place] }, 'INVALID_INPUT'],
    ] as const;
    for (const [wanted, code] of refused) {
      await expect(ana.arrange(wanted as never)).rejects.toMatchObject({ code });
    }
    expect(await ana.headings()).toBe('C0 C1 C2');
    expect((await ana.call(menus.item.search, { menuId: ana.menuId })).rows).toMatchObject([
      { displayOrder: 1 },
      { displayOrder: 2 },
      { displayOrder: 3 },
    ]);
  });

  it('has every category and every item in one place, whatever is made of it, at once too', async () => {
    const { call, menuId, categoryIds, itemIds, arrange } = await furnished({ items: 8 });
    const place = fc.record({
      categoryId: fc.constantFrom(null, ...categoryIds),
      displayOrder: fc.nat(20),
    });
    const arrangement = fc.record({
      categories: fc.shuffledSubarray(categoryIds),
      items: fc
        .shuffledSubarray(itemIds)
        .chain((ids) => fc.tuple(...ids.map((id) => place.map((where) => ({ id, ...where }))))),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(arrangement, { minLength: 1, maxLength: 5 }), async (wanted) => {
        await Promise.all(wanted.map((one) => arrange(one as never)));
        const last = wanted.at(-1)!;
        await arrange(last as never);
        const categories = (await call(menus.category.search, { menuId })).rows;
        const items = (await call(menus.item.search, { menuId })).rows;
        expect(categories.map(({ id }) => id).sort()).toEqual([...categoryIds].sort());
        expect(items.map(({ id }) => id).sort()).toEqual([...itemIds].sort());
        const order = categories.map(({ id }) => id).filter((id) => last.categories.includes(id));
        expect(order).toEqual(last.categories);
        for (const { id, ...where } of last.items as ItemPlace[]) {
          expect(items.find((item) => item.id === id)).toMatchObject(where);
        }
      }),
      { numRuns: runs(25) },
    );
  });
});
