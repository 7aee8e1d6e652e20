import { CATEGORIES_PER_MENU, TEXT_LIMITS } from '@cartaviva/domain';
import { anItem, expectRefused, NOBODY, type StoreUnderTest } from './store-under-test';

export function describeCategories(open: () => StoreUnderTest): void {
  describe('a category', () => {
    const names = async (id: string) => (await open().categories(id)).map(({ name }) => name);

    it('is the last of its menu when it is made', async () => {
      const store = open();
      const id = await store.newMenu();
      for (const name of ['Sopas', ' Carnes ', 'Cafe\u0301s']) await store.createCategory(id, name);
      expect(await names(id)).toEqual(['Sopas', 'Carnes', 'Cafés']);
      await expectRefused(store, store.createCategory(NOBODY, 'Sopas'), 'MENU_NOT_FOUND');
    });

    it('has a name of so many characters', async () => {
      const store = open();
      const id = await store.newMenu();
      const longest = '🍕'.repeat(TEXT_LIMITS.name);
      const made = await store.createCategory(id, longest);
      for (const name of ['', ' ', `${longest}x`]) {
        await expectRefused(store, store.createCategory(id, name), 'INVALID_INPUT', 'name');
        await expectRefused(
          store,
          store.updateCategory(made.id, { name }),
          'INVALID_INPUT',
          'name',
        );
      }
      expect(await names(id)).toEqual([longest]);
      await store.updateCategory(made.id, { name: 'x' });
      expect(await names(id)).toEqual(['x']);
      await expectRefused(store, store.updateCategory(NOBODY, { name: 'y' }), 'CATEGORY_NOT_FOUND');
    });

    it('is the only one of its name, case and blanks folded; respelt it is itself', async () => {
      const store = open();
      const id = await store.newMenu();
      const juices = await store.createCategory(id, 'Jugos de  Piña');
      const other = await store.createCategory(id, 'Cafés');
      for (const name of ['jugos DE PIÑA', ' Jugos\tde Pin\u0303a ']) {
        await expectRefused(store, store.createCategory(id, name), 'CATEGORY_NAME_TAKEN');
        await expectRefused(store, store.updateCategory(other.id, { name }), 'CATEGORY_NAME_TAKEN');
      }
      await store.updateCategory(juices.id, { name: 'JUGOS de piña' });
      await store.createCategory(id, 'Jugos de pina');
      expect(await names(id)).toEqual(['JUGOS de piña', 'Cafés', 'Jugos de pina']);
    });

    it('has hours of its own in one spelling, and its copy has them', async () => {
      const store = open();
      const id = await store.newMenu();
      const made = await store.createCategory(id, 'Desayunos');
      expect(made).toMatchObject({ openingHours: null });
      const openingHours = 'Mo-Fr 07:00-11:00; Sa-Su 08:00-12:00';
      const sent = { openingHours: ' Mo-Fr 07:00-11:00;Sa,Su 08:00-12:00' };
      expect(await store.updateCategory(made.id, sent)).toMatchObject({ openingHours });
      const wrong = store.updateCategory(made.id, { openingHours: 'por la mañana' });
      await expectRefused(store, wrong, 'INVALID_INPUT', 'openingHours');
      const copied = await store.categories(await store.duplicate(id));
      expect(copied).toMatchObject([{ name: 'Desayunos', openingHours }]);
      await store.updateCategory(made.id, { name: 'Brunch' });
      expect(await store.categories(id)).toMatchObject([{ name: 'Brunch', openingHours }]);
      await store.updateCategory(made.id, { openingHours: null });
      expect(await store.categories(id)).toMatchObject([{ name: 'Brunch', openingHours: null }]);
    });

    it('is one of so many at most', async () => {
      const store = open();
      const id = await store.newMenu();
      await store.fill(id, 'categories', CATEGORIES_PER_MENU - 1);
      await store.createCategory(id, 'La última');
      const refused = store.createCategory(id, 'Otra');
      await expectRefused(store, refused, 'MENU_CONTENT_LIMIT_REACHED');
      expect(await names(id)).toHaveLength(CATEGORIES_PER_MENU);
    });

    it('leaves its items behind when it goes', async () => {
      const store = open();
      const id = await store.newMenu();
      const { id: categoryId } = await store.createCategory(id, 'Sopas');
      const item = await store.createItem(id, anItem({ categoryId }));
      expect(item.categoryId).toBe(categoryId);
      await store.deleteCategory(categoryId);
      expect(await names(id)).toEqual([]);
      expect(await store.items(id)).toMatchObject([{ id: item.id, categoryId: null }]);
      await expectRefused(store, store.deleteCategory(categoryId), 'CATEGORY_NOT_FOUND');
    });
  });
}
