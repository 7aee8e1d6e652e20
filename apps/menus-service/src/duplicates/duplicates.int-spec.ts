import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerOn(plan: 'inicial' | 'profesional') {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan, expiresAt: null });
  const menu = await owner.call(menus.menu.create, aMenu({ isPublished: true, phone: '809' }));
  return { ...owner, menu, menuId: menu.id };
}

describe('a copy of a menu', () => {
  it('is made once by a write that is sent again', async () => {
    const { call, menuId } = await ownerOn('inicial');
    const newId = randomUUID();
    const copies = [1, 2].map(() => call(menus.menu.duplicate, { menuId, newId }));
    expect((await Promise.all(copies)).map(({ id }) => id)).toEqual([newId, newId]);
    expect((await call(menus.menu.duplicate, { menuId })).id).not.toBe(newId);
  });

  it('is a draft with all that the menu shows, in its order', async () => {
    const { call, accountId, menuId } = await ownerOn('profesional');
    const [logoUrl, coverUrl] = [1, 2].map(() => service.media.image(accountId));
    const languages = ['en' as const];
    const menu = await call(menus.menu.update, {
      ...{ menuId, logoUrl: logoUrl!, coverUrl: coverUrl!, languages, addsItbis: true },
    });
    const { id: drinks } = await call(menus.category.create, {
      ...{ menuId, name: 'Bebidas', openingHours: '24/7' },
    });
    const { id: soups } = await call(menus.category.create, { menuId, name: 'Sopas' });
    await call(menus.item.create, { ...anItem({ menuId, name: 'Jugo', categoryId: drinks }) });
    const sizes = [{ name: 'Taza', price: '100.00' }];
    const imageUrl = service.media.image(accountId);
    const allergens = ['Apio' as const];
    const shown = { price: '100', sizes, allergens, isAvailable: false };
    const soup = { ...anItem({ menuId, categoryId: soups, imageUrl }), ...shown };
    const { id: soupId } = await call(menus.item.create, soup);
    const gone = await call(menus.item.create, anItem({ menuId, name: 'Ya no' }));
    await call(menus.item.delete, { itemId: gone.id });
    await call(menus.menu.arrange, {
      ...{ menuId, categories: [soups, drinks] },
      items: [{ id: soupId, categoryId: soups, displayOrder: 0 }],
    });
    const texts = [
      { kind: 'menu', id: menuId, field: 'name', source: 'Almuerzos', text: 'Lunch' },
      { kind: 'category', id: soups, field: 'name', source: 'Sopas', text: 'Soups' },
      { kind: 'item', id: soupId, field: 'option', source: 'Taza', text: 'Cup' },
    ] as const;
    await call(menus.translation.save, { menuId, language: 'en', texts: [...texts] });

    const copy = await call(menus.menu.duplicate, { menuId });
    const { id, slug, shortCode, ...face } = copy;
    expect(face).toEqual({
      ...{
        ...menu,
        id: undefined,
        slug: undefined,
        shortCode: undefined,
        name: 'Copia de Almuerzos',
      },
      ...{ isPublished: false, version: 1 },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    expect(slug).not.toBe(menu.slug);
    expect(shortCode).not.toBe(menu.shortCode);
    const content = async (of: string) => ({
      categories: (await call(menus.category.search, { menuId: of })).rows,
      items: (await call(menus.item.search, { menuId: of })).rows,
      english: await call(menus.translation.list, { menuId: of, language: 'en' }),
    });
    const [from, to] = [await content(menuId), await content(id)];
    const place = { id: expect.any(String), menuId: id, displayOrder: expect.any(Number) };
    const now = { createdAt: expect.any(String), updatedAt: expect.any(String), version: 1 };
    expect(to.categories).toEqual(
      from.categories.map((one) => ({ ...one, ...place, createdAt: now.createdAt })),
    );
    expect(to.items).toEqual(
      from.items.map((one) => ({ ...one, ...place, ...now, categoryId: expect.any(String) })),
    );
    expect(to.items.map(({ categoryId }) => categoryId)).toEqual(to.categories.map(({ id }) => id));
    const said = (texts: typeof to.english) => texts.map(({ text }) => text);
    expect(said(to.english)[0]).toBe('Lunch');
    expect(said(to.english)).toEqual(said(from.english));
  });

  it('counts as a menu, made at once or not', async () => {
    const { call, menuId } = await ownerOn('inicial');
    const { done, refused } = await atOnce(8, () => call(menus.menu.duplicate, { menuId }));
    expect(done).toHaveLength(2);
    for (const refusal of refused) {
      expect(refusal).toMatchObject({ code: 'MENU_LIMIT_REACHED', details: { limit: 3 } });
    }
    const slugs = done.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(2);
  });

  it('is emitted as a new menu, of which the owner knows whose it is', async () => {
    const { call, accountId, menuId } = await ownerOn('inicial');
    const { id } = await call(menus.menu.duplicate, { menuId });
    expect(await service.changesOf(id)).toMatchObject([
      { change: { menuId: id, accountId, isPublished: false, isDeleted: false } },
    ]);
  });
});
