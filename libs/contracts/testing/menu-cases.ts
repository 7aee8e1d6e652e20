import { MAX_PLACE, TEXT_LIMITS } from '@cartaviva/domain';
import { anItem, expectRefused, NOBODY, type StoreUnderTest } from './store-under-test';

/** A text of the maximum length, in characters of two UTF-16 units. */
const longest = (max: number) => '🍕'.repeat(max);

export function describeMenus(open: () => StoreUnderTest): void {
  describe('a menu', () => {
    it.each(['name', 'restaurantName', 'description', 'address', 'phone'] as const)(
      'has so many characters of %s at most',
      async (field) => {
        const store = open();
        const max = TEXT_LIMITS[field === 'restaurantName' ? 'name' : field];
        const id = await store.newMenu();
        const written = await store.updateMenu(id, { [field]: longest(max) });
        expect(written[field]).toBe(longest(max));
        const refused = store.updateMenu(id, { [field]: longest(max + 1) });
        await expectRefused(store, refused, 'INVALID_INPUT', field);
        expect(await store.menu(id)).toEqual(written);
      },
    );

    it('stores texts composed and without blanks around them, and nothing of blank ones', async () => {
      const store = open();
      const id = await store.newMenu();
      const sent = { name: ' Cafe\u0301 ', description: ' \n', phone: '' };
      const stored = { name: 'Café', description: null, phone: null };
      expect(await store.updateMenu(id, sent)).toMatchObject(stored);
      await expectRefused(store, store.updateMenu(id, { name: ' ' }), 'INVALID_INPUT', 'name');
    });

    it.each([
      ['themeColor', '#0A0b0C', '#0a0b0'],
      ['design', 'night-bar', 'disco'],
      ['currency', 'USD', 'EUR'],
      ['addsItbis', true, 'true'],
      ['openingHours', 'Mo-Fr 11:00-23:00; Sa-Su off', 'Lu-Vi 11:00-23:00'],
      ['openingHours', '24/7', `Mo 08:00-09:00${' '.repeat(500)}`],
      ['openingHours', null, 'Mo 08:00-12:00,11:00-13:00'],
      ['languages', ['en', 'ht'], ['en', 'en']],
      ['languages', [], ['es']],
    ])('takes %s = %j, and not %j', async (field, taken, refused) => {
      const store = open();
      const id = await store.newMenu();
      expect(await store.updateMenu(id, { [field]: taken })).toMatchObject({ [field]: taken });
      await expectRefused(
        store,
        store.updateMenu(id, { [field]: refused }),
        'INVALID_INPUT',
        field,
      );
      expect(await store.menu(id)).toMatchObject({ [field]: taken });
    });

    it('shows prices in a second currency until its own becomes another one', async () => {
      const store = open();
      const id = await store.newMenu();
      const secondCurrency = { currency: 'USD', rate: '60.50', date: '2026-11-20' } as const;
      expect(await store.menu(id)).toMatchObject({ currency: 'DOP', secondCurrency: null });
      expect(await store.updateMenu(id, { secondCurrency })).toMatchObject({ secondCurrency });
      const wrong = [
        [{ ...secondCurrency, currency: 'DOP' as const }, 'secondCurrency'],
        [{ ...secondCurrency, rate: '0.00' }, 'secondCurrency.rate'],
        [{ ...secondCurrency, date: '2026-11-31' }, 'secondCurrency.date'],
      ] as const;
      for (const [sent, field] of wrong) {
        const change = store.updateMenu(id, { secondCurrency: sent });
        await expectRefused(store, change, 'INVALID_INPUT', field);
      }
      expect(await store.menu(await store.duplicate(id))).toMatchObject({ secondCurrency });
      const pesos = await store.updateMenu(id, { currency: 'MXN' });
      expect(pesos).toMatchObject({ currency: 'MXN', secondCurrency: null });
      await store.updateMenu(id, { secondCurrency });
      expect(await store.updateMenu(id, { secondCurrency: null })).toMatchObject({
        secondCurrency: null,
      });
    });

    it('keeps its opening hours in one spelling, and its copy has them', async () => {
      const store = open();
      const id = await store.newMenu();
      const openingHours = 'Mo-Sa 11:00-02:00; Su off';
      const sent = { openingHours: ' Mo-Sa 11:00-26:00;Su closed' };
      expect(await store.updateMenu(id, sent)).toMatchObject({ openingHours });
      expect(await store.menu(await store.duplicate(id))).toMatchObject({ openingHours });
    });

    it('has a code that phones read, in one spelling', async () => {
      const store = open();
      const id = await store.newMenu();
      const design = { background: '#FFFFFF', shape: 'rounded', withLogo: true } as const;
      const readable = { ...design, foreground: '#333333' };
      expect(await store.updateMenu(id, { qrDesign: readable })).toMatchObject({
        qrDesign: { ...readable, background: '#ffffff' },
      });
      const pale = store.updateMenu(id, { qrDesign: { ...design, foreground: '#999999' } });
      await expectRefused(store, pale, 'QR_UNREADABLE');
    });

    it('changes over the version that is expected alone; what is there is no new one', async () => {
      const store = open();
      const id = await store.newMenu();
      const changed = await store.updateMenu(id, { name: 'Cenas' }, 1);
      expect(changed.version).toBe(2);
      expect(await store.updateMenu(id, { name: ' Cenas ' }, 2)).toEqual(changed);
      const late = store.updateMenu(id, { name: 'Otra' }, 1);
      await expectRefused(store, late, 'CHANGED_MEANWHILE');
      expect(await store.updateMenu(id, { name: 'Otra' })).toMatchObject({ version: 3 });
      await expectRefused(store, store.menu(NOBODY), 'MENU_NOT_FOUND');
    });

    it('is copied as a draft with all that is in it, under ids of its own', async () => {
      const store = open();
      const id = await store.newMenu();
      await store.updateMenu(id, { name: 'ñ'.repeat(TEXT_LIMITS.name), isPublished: true });
      const { id: categoryId } = await store.createCategory(id, 'Sopas');
      const item = await store.createItem(id, anItem({ categoryId, description: 'Rica' }));
      await store.updateItem(item.id, { price: '400' });
      const [text] = await store.translations(id);
      await store.translate(id, [{ ...text!, text: 'Lunch' }]);

      const copyId = await store.duplicate(id);
      const name = `Copia de ${'ñ'.repeat(TEXT_LIMITS.name - 9)}`;
      expect(await store.menu(copyId)).toMatchObject({ name, isPublished: false, version: 1 });
      const [category] = await store.categories(copyId);
      const [copied] = await store.items(copyId);
      expect(category).toMatchObject({ name: 'Sopas' });
      expect(copied).toMatchObject({ description: 'Rica', price: '400.00', version: 1 });
      expect(copied!.categoryId).toBe(category!.id);
      expect([category!.id, copied!.id]).not.toEqual([categoryId, item.id]);
      expect((await store.translations(copyId))[0]).toMatchObject({ text: 'Lunch' });
    });
  });

  describe('the order of a menu', () => {
    async function furnished() {
      const store = open();
      const id = await store.newMenu();
      const ids: string[] = [];
      for (const name of ['A', 'B', 'C', 'D']) ids.push((await store.createCategory(id, name)).id);
      const itemIds: string[] = [];
      for (const name of ['1', '2', '3']) {
        itemIds.push((await store.createItem(id, anItem({ name }))).id);
      }
      const seen = async () => ({
        categories: (await store.categories(id)).map(({ name }) => name).join(''),
        items: (await store.items(id)).map(({ name }) => name).join(''),
      });
      return { store, id, ids, itemIds, seen };
    }

    it('is what is made of it, and no new version', async () => {
      const { store, id, ids, itemIds, seen } = await furnished();
      const categories = [ids[3]!, ids[0]!, ids[2]!, ids[1]!];
      const [first, second, third] = itemIds as [string, string, string];
      const places = [
        { id: third, categoryId: ids[1]!, displayOrder: 0 },
        { id: first, categoryId: ids[1]!, displayOrder: MAX_PLACE },
        { id: second, categoryId: null, displayOrder: 7 },
      ];
      await store.arrange(id, { categories, items: places });
      expect(await seen()).toEqual({ categories: 'DACB', items: '321' });
      expect((await store.items(id)).map((item) => [item.categoryId, item.version])).toEqual([
        [ids[1]!, 1],
        [null, 1],
        [ids[1]!, 1],
      ]);
    });

    it('leaves what it does not name where it is', async () => {
      const { store, id, ids, itemIds, seen } = await furnished();
      const place = { id: itemIds[0]!, categoryId: null, displayOrder: 9 };
      await store.arrange(id, { categories: [ids[3]!, ids[1]!], items: [place] });
      expect(await seen()).toEqual({ categories: 'ADCB', items: '231' });
    });

    it('stays as it was when something that it names is not in the menu, or is nowhere', async () => {
      const { store, id, ids, itemIds, seen } = await furnished();
      const place = { id: itemIds[0]!, categoryId: null, displayOrder: 9 };
      const categories = [...ids].reverse();
      const refused = [
        [[NOBODY], [place], 'CATEGORY_NOT_FOUND'],
        [categories, [{ ...place, categoryId: NOBODY }], 'CATEGORY_NOT_FOUND'],
        [categories, [place, { ...place, id: NOBODY }], 'ITEM_NOT_FOUND'],
        [categories, [place, place], 'INVALID_INPUT'],
        [[ids[0]!, ids[0]!], [place], 'INVALID_INPUT'],
        [categories, [{ ...place, displayOrder: MAX_PLACE + 1 }], 'INVALID_INPUT'],
        [categories, [{ ...place, displayOrder: -1 }], 'INVALID_INPUT'],
      ] as const;
      for (const [named, items, code] of refused) {
        const order = { categories: [...named], items: [...items] };
        await expectRefused(store, store.arrange(id, order), code);
      }
      expect(await seen()).toEqual({ categories: 'ABCD', items: '123' });
    });
  });
}
