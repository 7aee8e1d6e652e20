import { menus } from '@cartaviva/contracts';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const notedOf = async (accountId: string) => {
  const rows = await service.sql<{ kind: string; subject: string | null }>(
    `SELECT activity AS kind, subject FROM menu_changes
     WHERE account_id = $1 AND activity IS NOT NULL ORDER BY changed_at`,
    [accountId],
  );
  return rows.map(({ kind, subject }) => (subject ? `${kind} ${subject}` : kind));
};

describe('what an owner did', () => {
  it('is noted as what it was, and nothing that changed nothing', async () => {
    const { accountId, call } = service.owner();
    await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
    const { id: menuId } = await call(menus.menu.create, aMenu());
    const twice = async (work: () => Promise<unknown>) => {
      await work();
      await work();
    };
    await twice(() => call(menus.menu.update, { menuId, name: 'Cenas', isPublished: true }));
    await twice(() => call(menus.menu.update, { menuId, isPublished: false }));
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    await twice(() => call(menus.category.update, { categoryId, name: 'Caldos' }));
    const { id: itemId } = await call(menus.item.create, anItem({ menuId }));
    await twice(() => call(menus.item.update, { itemId, isAvailable: false }));
    await twice(() => call(menus.item.update, { itemId, isAvailable: true, name: 'Asopao' }));
    await twice(() => call(menus.item.update, { itemId, price: '5' }));
    const items = [{ itemId, price: '7', sizes: [], extras: [] }];
    await twice(() => call(menus.menu.changePrices, { menuId, items }));
    const places = [{ id: itemId, categoryId, displayOrder: 4 }];
    await twice(() => call(menus.menu.arrange, { menuId, categories: [], items: places }));
    const text = { kind: 'item', id: itemId, field: 'name', source: 'Asopao' } as const;
    const texts = [{ ...text, text: 'Rice stew' }];
    await twice(() => call(menus.translation.save, { menuId, language: 'en', texts }));
    await call(menus.item.delete, { itemId });
    await twice(() => call(menus.item.restore, { itemId }));
    await call(menus.category.delete, { categoryId });
    await call(menus.menu.delete, { menuId });
    await twice(() => call(menus.menu.restore, { menuId }));
    await call(menus.menu.duplicate, { menuId });
    expect(await notedOf(accountId)).toEqual([
      'menu-created',
      ...['menu-updated', 'menu-published', 'menu-unpublished'],
      ...['category-created Sopas', 'category-renamed Caldos'],
      ...['item-created Sancocho', 'item-sold-out Sancocho'],
      ...['item-available Asopao', 'item-updated Asopao'],
      ...['prices-changed', 'menu-arranged', 'menu-translated'],
      ...['item-deleted Asopao', 'item-restored Asopao', 'category-deleted Caldos'],
      ...['menu-deleted', 'menu-restored', 'menu-duplicated'],
    ]);
  });
});
