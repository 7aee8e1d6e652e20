import { CATEGORIES_PER_MENU, ITEMS_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import type { Translation } from '../src';
import { anItem, expectRefused, NOBODY, options, type StoreUnderTest } from './store-under-test';

export function describeContent(open: () => StoreUnderTest): void {
  describe('a table of items', () => {
    const CSV =
      'Nombre;Costo;Precio;Categoría\nFlan;40;90;dulces\nMangú;90;325;Desayunos\nSin precio;;;';
    const seen = async (id: string) => ({
      categories: (await open().categories(id)).map(({ name }) => name),
      items: (await open().items(id)).map(({ name, price, displayOrder }) => [
        name,
        price,
        displayOrder,
      ]),
    });

    it('tells what would happen, and then lands after what the menu has', async () => {
      const store = open();
      const id = await store.newMenu();
      const { id: sweets } = await store.createCategory(id, 'Dulces');
      await store.createItem(id, anItem());
      const before = await seen(id);
      const faults = [{ line: 4, reason: 'Falta el precio.' }];
      const report = {
        imported: 2,
        newCategories: 1,
        faults,
        firstItems: [
          { name: 'Flan', price: '90.00', category: 'dulces' },
          { name: 'Mangú', price: '325.00', category: 'Desayunos' },
        ],
        ignoredColumns: ['Costo'],
        otherSheets: [],
      };
      const nothing = { itemIds: [], categoryIds: [] };
      expect(await store.import(id, CSV, true)).toEqual({ ...report, ...nothing });
      expect(await seen(id)).toEqual(before);
      const landed = await store.import(id, CSV, false);
      expect(landed).toMatchObject(report);
      expect(landed.itemIds).toEqual((await store.items(id)).slice(1).map((item) => item.id));
      expect(landed.categoryIds).toEqual([(await store.categories(id))[1]!.id]);
      expect(await seen(id)).toEqual({
        categories: ['Dulces', 'Desayunos'],
        items: [...before.items, ['Flan', '90.00', 2], ['Mangú', '325.00', 3]],
      });
      expect((await store.items(id))[1]!.categoryId).toBe(sweets);
    });

    it('is refused when it is none', async () => {
      const store = open();
      const id = await store.newMenu();
      for (const preview of [true, false]) {
        await expectRefused(store, store.import(id, 'PK\u0003', preview), 'IMPORT_UNREADABLE');
      }
      await expectRefused(store, store.import(NOBODY, CSV, true), 'MENU_NOT_FOUND');
    });

    it('fills the menu with items and categories, and no further', async () => {
      const store = open();
      const id = await store.newMenu();
      await store.fill(id, 'items', ITEMS_PER_MENU - 2);
      await store.fill(id, 'categories', CATEGORIES_PER_MENU - 1);
      const rows = ['Nombre\tPrecio\tCategoría', 'Uno\t1\tNueva', 'Dos\t2\tOtra', 'Tres\t3\tNueva'];
      const table = [...rows, 'Cuatro\t4'].join('\n');
      expect(await store.import(id, table, false)).toMatchObject({
        ...{ imported: 2, newCategories: 1 },
        faults: [
          { line: 3, reason: 'El menú ya tiene 100 categorías.' },
          { line: 5, reason: 'El menú ya tiene 500 ítems.' },
        ],
      });
      expect((await store.items(id)).slice(-2).map(({ name }) => name)).toEqual(['Uno', 'Tres']);
    });
  });

  describe('the texts of a menu in another language', () => {
    async function furnished() {
      const store = open();
      const id = await store.newMenu();
      const { id: categoryId } = await store.createCategory(id, 'Pizzas');
      const item = anItem({ name: 'Margarita', description: 'Con albahaca', categoryId });
      const sizes = options(2);
      const priced = { price: '1', sizes, extras: options(1) };
      const made = await store.createItem(id, { ...item, ...priced });
      const text = async (source: string, field?: string) =>
        (await store.translations(id)).find(
          (one) => one.source === source && (!field || one.field === field),
        )!;
      const say = async (source: string, words: string) =>
        store.translate(id, [{ ...(await text(source)), text: words }]);
      return { store, id, itemId: made.id, text, say };
    }

    it('are every text of it, from top to bottom, empty until they are written', async () => {
      const { store, id, say } = await furnished();
      const before = await store.translations(id);
      expect(before.map(({ kind, field, source, text }) => [kind, field, source, text])).toEqual([
        ['menu', 'name', 'Almuerzos', ''],
        ['category', 'name', 'Pizzas', ''],
        ['item', 'name', 'Margarita', ''],
        ['item', 'description', 'Con albahaca', ''],
        ['item', 'option', 'Opción 0', ''],
        ['item', 'option', 'Opción 1', ''],
      ]);
      await say('Pizzas', ' Pizze ');
      const written = await say('Opción 1', 'Large');
      expect(written.flatMap(({ text }) => text || [])).toEqual(['Pizze', 'Large']);
      expect(await store.translations(id)).toEqual(written);
      await say('Pizzas', ' ');
      expect(await say('Opción 1', '')).toEqual(before);
    });

    it('are drafts until they are sent without that mark, or are no text at all', async () => {
      const { store, id, itemId, text } = await furnished();
      const drafted = async (source: string, words: string, needsReview: boolean) =>
        store.translate(id, [{ ...(await text(source)), text: words, needsReview }]);
      await drafted('Margarita', 'Margherita', true);
      await drafted('Opción 1', 'Option 1', true);
      await drafted('Opción 0', ' ', true);
      await store.updateItem(itemId, { isAvailable: false });
      expect(await text('Margarita')).toMatchObject({ text: 'Margherita', needsReview: true });
      expect(await text('Opción 1')).toMatchObject({ text: 'Option 1', needsReview: true });
      expect(await text('Opción 0')).toEqual(expect.not.objectContaining({ needsReview: true }));
      await drafted('Margarita', 'Margherita', false);
      expect(await text('Margarita')).toMatchObject({ text: 'Margherita' });
      expect(await text('Margarita')).toEqual(expect.not.objectContaining({ needsReview: true }));
      await drafted('Opción 1', '', true);
      expect(await text('Opción 1')).toMatchObject({ text: '' });
    });

    it('are for the text that is there, and as long as it may be; all or none', async () => {
      const { store, id, text } = await furnished();
      const before = await store.translations(id);
      const name = await text('Margarita');
      const option = await text('Opción 0');
      const description = await text('Con albahaca');
      const long = (of: Translation, more: number) => {
        const max = TEXT_LIMITS[of.field];
        return { ...of, text: '🍕'.repeat(max + more) };
      };
      const refused = [
        [{ ...name, source: 'Otra', text: 'x' }, 'texts.1.source'],
        [{ ...name, id: NOBODY, text: 'x' }, 'texts.1.source'],
        [long(name, 1), 'texts.1.text'],
        [long(option, 1), 'texts.1.text'],
        [long(description, 1), 'texts.1.text'],
      ] as const;
      for (const [other, field] of refused) {
        const sent = store.translate(id, [{ ...option, text: 'Small' }, other]);
        await expectRefused(store, sent, 'INVALID_INPUT', field);
      }
      expect(await store.translations(id)).toEqual(before);
      const longest = [name, option, description].map((of) => long(of, 0));
      expect(await store.translate(id, longest)).toEqual(expect.arrayContaining(longest));
    });

    it('of an option go with it: a new one of the name starts without', async () => {
      const { store, itemId, say, text } = await furnished();
      await say('Opción 1', 'Large');
      await say('Margarita', 'Margherita');
      await store.updateItem(itemId, { sizes: options(1) });
      await store.updateItem(itemId, { sizes: options(2) });
      expect(await text('Opción 1')).toMatchObject({ text: '' });
      await store.updateItem(itemId, { name: 'Napolitana' });
      expect(await text('Napolitana')).toMatchObject({ text: 'Margherita' });
    });
  });
}
