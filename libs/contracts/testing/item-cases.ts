import {
  ALLERGENS,
  ITEMS_PER_MENU,
  MAX_EXTRAS,
  MAX_PRICE,
  MAX_RETURN_DAYS,
  MAX_SIZES,
  TEXT_LIMITS,
} from '@cartaviva/domain';
import type { ItemRow } from '../src';
import { anItem, expectRefused, NOBODY, options, type StoreUnderTest } from './store-under-test';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

export function describeItems(open: () => StoreUnderTest): void {
  async function withItem(item = anItem()) {
    const store = open();
    const id = await store.newMenu();
    const made = await store.createItem(id, item);
    return { store, id, made, itemId: made.id };
  }

  describe('an item', () => {
    it('starts available, without category, last', async () => {
      const { store, id, made } = await withItem({
        name: ' Mofongo ',
        price: '7.5',
        description: ' ',
      });
      const blank = { categoryId: null, description: null, imageUrl: null, availableAgainAt: null };
      const lists = { dietaryTags: [], allergens: [], sizes: [], extras: [] };
      const priced = { name: 'Mofongo', price: '7.50', isAvailable: true };
      expect(made).toMatchObject({ ...blank, ...lists, ...priced, version: 1, displayOrder: 1 });
      const second = await store.createItem(id, anItem());
      expect(second.displayOrder).toBe(2);
      expect(await store.items(id)).toEqual([made, second]);
      await expectRefused(store, store.createItem(NOBODY, anItem()), 'MENU_NOT_FOUND');
    });

    const tooLong = (max: number) => ['🍕'.repeat(max), '🍕'.repeat(max + 1)] as const;
    it.each([
      ['a name of so many characters', 'name', ...tooLong(TEXT_LIMITS.name)],
      ['a name, not blank', 'name', 'x', ' '],
      ['a description of so many', 'description', ...tooLong(TEXT_LIMITS.description)],
      ['the highest price', 'price', MAX_PRICE, '100000000'],
      ['the lowest price', 'price', '0.00', '-1'],
      ['a point before cents', 'price', '12.50', '12,50'],
      ['two decimals', 'price', '10.05', '10.005'],
      ['each tag once', 'dietaryTags', ['Vegano', 'Picante'], ['Vegano', 'Vegano']],
      ['tags of the list', 'dietaryTags', ['Sin Gluten'], ['Keto']],
      ['each allergen once', 'allergens', [...ALLERGENS], ['Maní', 'Maní']],
      ['allergens of the list', 'allergens', ['Maní'], ['Cacahuete']],
    ])('takes %s and nothing beyond', async (_, field, taken, refused) => {
      const { store, id, itemId } = await withItem();
      expect(await store.updateItem(itemId, { [field]: taken })).toMatchObject({ [field]: taken });
      const change = store.updateItem(itemId, { [field]: refused });
      await expectRefused(store, change, 'INVALID_INPUT', field);
      const another = store.createItem(id, anItem({ [field]: refused }));
      await expectRefused(store, another, 'INVALID_INPUT', field);
      expect(await store.items(id)).toMatchObject([{ [field]: taken }]);
    });

    it.each([
      ['sizes', MAX_SIZES],
      ['extras', MAX_EXTRAS],
    ] as const)(
      'has %s: %i at most, each with a name of its own and a price',
      async (kind, max) => {
        const { store, id, itemId } = await withItem();
        const stored = options(max).map(({ name, price }) => ({ name, price: `${price}.00` }));
        expect(await store.updateItem(itemId, { [kind]: options(max) })).toMatchObject({
          [kind]: stored,
        });
        const longest = 'x'.repeat(TEXT_LIMITS.option);
        const named = (...names: string[]) => ({
          [kind]: names.map((name) => ({ name, price: '1' })),
        });
        const refused = [
          [{ [kind]: options(max + 1) }, kind],
          [named('Taza', ' Taza'), kind],
          [named('Cafe\u0301', 'Café'), kind],
          [named(`${longest}x`), `${kind}.0.name`],
          [named(''), `${kind}.0.name`],
          [{ [kind]: [{ name: 'Taza', price: '1,5' }] }, `${kind}.0.price`],
        ] as const;
        for (const [change, field] of refused) {
          await expectRefused(store, store.updateItem(itemId, change), 'INVALID_INPUT', field);
        }
        expect(await store.items(id)).toMatchObject([{ [kind]: stored }]);
        expect(await store.updateItem(itemId, named(longest, ' taza '))).toMatchObject({
          [kind]: [{ name: longest }, { name: 'taza', price: '1.00' }],
        });
      },
    );

    it('costs what its first size does, and what is said once it has none', async () => {
      const { store, id, itemId } = await withItem(anItem({ price: '1', sizes: options(2) }));
      const other = anItem({ price: '9', sizes: options(2) });
      await expectRefused(store, store.createItem(id, other), 'INVALID_INPUT', 'price');
      await expectRefused(
        store,
        store.updateItem(itemId, { price: '2' }),
        'INVALID_INPUT',
        'price',
      );
      const reversed = options(2).reverse();
      expect(await store.updateItem(itemId, { sizes: reversed })).toMatchObject({ price: '2.00' });
      const plain = await store.updateItem(itemId, { sizes: [], price: '5' });
      expect(plain).toMatchObject({ price: '5.00', sizes: [] });
    });

    it('has no tag that its allergens contradict', async () => {
      const [free, gluten] = [
        { dietaryTags: ['Sin Gluten'] },
        { allergens: ['Gluten'] },
      ] as object[];
      const { store, id, itemId } = await withItem(anItem(free));
      const change = (changes: object) => store.updateItem(itemId, changes);
      await expectRefused(store, change({ ...gluten }), 'INVALID_INPUT', 'allergens');
      const both = store.createItem(id, anItem({ ...free, ...gluten }));
      await expectRefused(store, both, 'INVALID_INPUT', 'dietaryTags');
      await change({ ...gluten, dietaryTags: [] });
      await expectRefused(store, change({ ...free }), 'INVALID_INPUT', 'dietaryTags');
    });

    it('is written among others, where nothing refuses it itself', async () => {
      const { store, id, made, itemId } = await withItem();
      const saved = await store.saveItems(id, [
        { itemId, name: ' Asopao ', expectedVersion: 1 },
        anItem({ name: 'Flan' }) as ItemRow,
        { itemId: NOBODY, name: 'x' },
        { name: 'Té', price: '1,5' },
        { ...anItem(), categoryId: NOBODY } as ItemRow,
      ]);
      const list = await store.items(id);
      expect(list).toMatchObject([
        { ...made, name: 'Asopao', version: 2 },
        { name: 'Flan', displayOrder: 2, version: 1 },
      ]);
      const ids = list.map((item) => item.id);
      expect(saved.map((row) => row.itemId)).toEqual([...ids, null, null, null]);
      const stale = [{ itemId, price: '1', expectedVersion: 1 }];
      expect(await store.saveItems(id, stale)).toMatchObject([{ itemId: null }]);
      expect(await store.items(id)).toEqual(list);
    });

    it('stands under a category of its menu, or under none', async () => {
      const { store, id, itemId } = await withItem();
      const { id: categoryId } = await store.createCategory(id, 'Sopas');
      expect(await store.updateItem(itemId, { categoryId })).toMatchObject({ categoryId });
      const other = await store.createCategory(await store.newMenu(), 'Sopas');
      for (const foreign of [NOBODY, other.id]) {
        const moved = store.updateItem(itemId, { categoryId: foreign });
        await expectRefused(store, moved, 'CATEGORY_NOT_FOUND');
        const made = store.createItem(id, anItem({ categoryId: foreign }));
        await expectRefused(store, made, 'CATEGORY_NOT_FOUND');
      }
      expect(await store.items(id)).toMatchObject([{ categoryId }]);
      expect(await store.updateItem(itemId, { categoryId: null })).toMatchObject({
        categoryId: null,
      });
    });

    it('changes over the version that is expected alone; what is there is no new one', async () => {
      const { store, itemId } = await withItem();
      const changed = await store.updateItem(itemId, { price: '5' }, 1);
      expect(changed.version).toBe(2);
      expect(await store.updateItem(itemId, { price: '5.00', name: ' Sancocho' }, 2)).toEqual(
        changed,
      );
      const late = store.updateItem(itemId, { price: '6' }, 1);
      await expectRefused(store, late, 'CHANGED_MEANWHILE');
      expect(await store.updateItem(itemId, { price: '6' })).toMatchObject({ version: 3 });
      await expectRefused(store, store.updateItem(NOBODY, { price: '6' }), 'ITEM_NOT_FOUND');
    });

    it('is one of so many at most', async () => {
      const store = open();
      const id = await store.newMenu();
      await store.fill(id, 'items', ITEMS_PER_MENU - 1);
      await store.createItem(id, anItem());
      const refused = store.createItem(id, anItem());
      await expectRefused(store, refused, 'MENU_CONTENT_LIMIT_REACHED');
      expect(await store.items(id)).toHaveLength(ITEMS_PER_MENU);
    });
  });

  describe('an item that is sold out', () => {
    const soldOut = (at: string | null) => ({ isAvailable: false, availableAgainAt: at });

    it.each([
      ['in a minute', MINUTE_MS],
      ['in so many days', MAX_RETURN_DAYS * DAY_MS],
    ])('may return %s', async (_, ms) => {
      const { store, itemId } = await withItem();
      const change = soldOut(inMs(ms));
      expect(await store.updateItem(itemId, change)).toMatchObject(change);
      const back = await store.updateItem(itemId, { isAvailable: true });
      expect(back).toMatchObject({ isAvailable: true, availableAgainAt: null });
    });

    it.each([
      ['a minute ago', false, -MINUTE_MS],
      ['a minute after so many days', false, MAX_RETURN_DAYS * DAY_MS + MINUTE_MS],
      ['while it is available', true, MINUTE_MS],
    ])('does not return %s', async (_, isAvailable, ms) => {
      const { store, id, itemId, made } = await withItem();
      const change = store.updateItem(itemId, { isAvailable, availableAgainAt: inMs(ms) });
      await expectRefused(store, change, 'INVALID_INPUT', 'availableAgainAt');
      expect(await store.items(id)).toEqual([made]);
    });

    it('returns by itself when its time has come, as a new version', async () => {
      const { store, id, itemId } = await withItem();
      const before = await store.updateItem(itemId, soldOut(inMs(60 * MINUTE_MS)));
      expect(await store.items(id)).toEqual([before]);
      const [back] = await store.after(61 * MINUTE_MS, () => store.items(id));
      const available = { isAvailable: true, availableAgainAt: null };
      expect(back).toEqual({ ...before, ...available, version: before.version + 1 });
    });
  });

  describe('an item that was deleted', () => {
    it('comes back as it was, in its place; one that is there stays as it is', async () => {
      const { store, id, made } = await withItem();
      const second = await store.createItem(id, anItem({ name: 'Flan' }));
      await store.deleteItem(made.id);
      expect(await store.items(id)).toEqual([second]);
      await expectRefused(store, store.updateItem(made.id, { price: '1' }), 'ITEM_NOT_FOUND');
      await expectRefused(store, store.deleteItem(made.id), 'ITEM_NOT_FOUND');
      expect(await store.restoreItem(made.id)).toEqual(made);
      expect(await store.items(id)).toEqual([made, second]);
      expect(await store.restoreItem(second.id)).toEqual(second);
      await expectRefused(store, store.restoreItem(NOBODY), 'ITEM_NOT_FOUND');
    });

    it('has no category when that went meanwhile', async () => {
      const { store, id, itemId } = await withItem();
      const { id: categoryId } = await store.createCategory(id, 'Sopas');
      await store.updateItem(itemId, { categoryId });
      await store.deleteItem(itemId);
      await store.deleteCategory(categoryId);
      expect(await store.restoreItem(itemId)).toMatchObject({ categoryId: null });
    });

    it('leaves its room to others, and needs it to come back', async () => {
      const { store, id, itemId } = await withItem();
      await store.fill(id, 'items', ITEMS_PER_MENU - 1);
      await store.deleteItem(itemId);
      const { id: other } = await store.createItem(id, anItem());
      await expectRefused(store, store.restoreItem(itemId), 'MENU_CONTENT_LIMIT_REACHED');
      await store.deleteItem(other);
      await store.restoreItem(itemId);
      expect(await store.items(id)).toHaveLength(ITEMS_PER_MENU);
    });
  });

  describe('prices that change together', () => {
    const plain = (itemId: string, price: string) => ({ itemId, price, sizes: [], extras: [] });

    it('are those of items, sizes and extras; what changed is told, and can be undone', async () => {
      const { store, id, made: soup } = await withItem();
      const pizza = await store.createItem(
        id,
        anItem({ price: '1', sizes: options(2), extras: options(1) }),
      );
      const dearer = options(2).map(({ name, price }) => ({ name, price: `${price}5.5` }));
      const changed = await store.changePrices(id, [
        { ...plain(soup.id, '350.00'), expectedVersion: 1 },
        { itemId: pizza.id, price: '15.5', sizes: dearer, extras: options(1) },
      ]);
      expect(changed).toMatchObject([{ id: pizza.id, price: '15.50', version: 2 }]);
      expect(changed[0]!.sizes.map(({ price }) => price)).toEqual(['15.50', '25.50']);
      expect(await store.items(id)).toEqual([soup, changed[0]]);
      const { price, sizes, extras } = pizza;
      const before = { itemId: pizza.id, price, sizes, extras, expectedVersion: 2 };
      await store.changePrices(id, [before]);
      expect(await store.items(id)).toEqual([soup, { ...pizza, version: 3 }]);
    });

    it('change all or none', async () => {
      const { store, id, made: soup } = await withItem();
      const pizza = await store.createItem(id, anItem({ price: '1', sizes: options(2) }));
      const foreign = (await withItem()).itemId;
      const sizes = options(2);
      const refused = [
        [plain(foreign, '1'), 'ITEM_NOT_FOUND'],
        [plain(pizza.id, '1'), 'CHANGED_MEANWHILE'],
        [{ ...plain(pizza.id, '2'), sizes: options(2).reverse() }, 'CHANGED_MEANWHILE'],
        [{ ...plain(pizza.id, '1'), sizes, extras: options(1) }, 'CHANGED_MEANWHILE'],
        [{ ...plain(pizza.id, '1'), sizes, expectedVersion: 2 }, 'CHANGED_MEANWHILE'],
        [{ ...plain(pizza.id, '-1'), sizes }, 'INVALID_INPUT'],
        [{ ...plain(pizza.id, '9'), sizes }, 'INVALID_INPUT'],
        [plain(soup.id, '2'), 'INVALID_INPUT'],
      ] as const;
      for (const [other, code] of refused) {
        const prices = [plain(soup.id, '1'), { ...other, sizes: [...other.sizes] }];
        await expectRefused(store, store.changePrices(id, prices), code);
      }
      expect(await store.items(id)).toEqual([soup, pizza]);
      expect(await store.changePrices(id, [])).toEqual([]);
    });
  });
}
