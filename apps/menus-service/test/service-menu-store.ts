import { DomainError, menus, type ItemView } from '@cartaviva/contracts';
import type { StoreUnderTest } from '@cartaviva/contracts/testing';
import { AvailabilitySweep } from '../src/availability/availability-sweep';
import { without } from '../src/without';
import { aMenu } from './samples';
import type { TestService } from './test-service';

const FILL = {
  items: `INSERT INTO menu_items (menu_id, name, price, display_order)
    SELECT $1, 'n' || n, n, n FROM generate_series(1, $2::int) n`,
  categories: `INSERT INTO menu_categories (menu_id, name, display_order)
    SELECT $1, 'n' || n, n FROM generate_series(1, $2::int) n`,
};

/** Adapts the service, for an owner with every feature, to the tests that compare menu stores. */
export async function serviceMenuStore(service: TestService): Promise<StoreUnderTest> {
  const { accountId, call } = service.owner();
  await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
  const over = (version: number | undefined) =>
    version === undefined ? {} : { expectedVersion: version };
  return {
    newMenu: async () => (await call(menus.menu.create, aMenu())).id,
    menu: (menuId) => call(menus.menu.get, { menuId }),
    updateMenu: (menuId, changes, version) =>
      call(menus.menu.update, { menuId, ...changes, ...over(version) }),
    duplicate: async (menuId) => (await call(menus.menu.duplicate, { menuId })).id,
    arrange: (menuId, order) => call(menus.menu.arrange, { menuId, ...order }),
    changePrices: async (menuId, items) =>
      (await call(menus.menu.changePrices, { menuId, items: [...items] })).map(seen),
    import: (menuId, csv, preview) => {
      const content = Buffer.from(csv);
      return call(menus.menu.import, { menuId, content, preview });
    },
    translations: (menuId) => call(menus.translation.list, { menuId, language: 'en' }),
    translate: (menuId, texts) =>
      call(menus.translation.save, { menuId, language: 'en', texts: [...texts] }),

    categories: async (menuId) => (await call(menus.category.search, { menuId })).rows,
    createCategory: (menuId, name) => call(menus.category.create, { menuId, name }),
    updateCategory: (categoryId, changes) =>
      call(menus.category.update, { categoryId, ...changes }),
    deleteCategory: (categoryId) => call(menus.category.delete, { categoryId }),

    items: async (menuId) => (await call(menus.item.search, { menuId })).rows.map(seen),
    createItem: async (menuId, item) => seen(await call(menus.item.create, { menuId, ...item })),
    updateItem: async (itemId, changes, version) =>
      seen(await call(menus.item.update, { itemId, ...changes, ...over(version) })),
    saveItems: async (menuId, rows) =>
      (
        await call(menus.item.upsert, {
          menuId,
          items: [...rows],
          onError: 'skip',
          sameName: 'add',
        })
      ).rows,
    deleteItem: (itemId) => call(menus.item.delete, { itemId }),
    restoreItem: async (itemId) => seen(await call(menus.item.restore, { itemId })),

    fill: async (menuId, content, count) =>
      void (await service.sql(FILL[content], [menuId, count])),
    after: async (ms, work) => {
      service.clock.advance({ seconds: ms / 1000 });
      await service.replicas[0].get(AvailabilitySweep).sweep();
      const result = await work();
      service.clock.advance({ seconds: -ms / 1000 });
      return result;
    },
    refusalOf: (error) => {
      if (!(error instanceof DomainError)) throw error;
      return { code: error.code, fields: error.details.fields };
    },
  };
}

/** Removes fields that only the server knows. */
const seen = (item: ItemView) => without(item, 'menuId', 'createdAt', 'updatedAt');
