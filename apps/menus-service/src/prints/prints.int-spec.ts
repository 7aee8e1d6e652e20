import { menus, type PrintedMenu } from '@cartaviva/contracts';
import type { PrintLayout } from '@cartaviva/domain';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await sharedTestService();
});

type Owner = ReturnType<TestService['owner']>;

const print = (owner: Owner, menuId: string, layout: PrintLayout = 'tent') =>
  owner.call(menus.menu.print, { menuId, layout, mesa: '1,Terraza' });

function drawn(pdf: string) {
  const [, layout, content] = /^(\w+) (.*)$/.exec(Buffer.from(pdf, 'base64').toString())!;
  return { layout, content: JSON.parse(content!) as PrintedMenu };
}

it('a published menu is printed under the name of its restaurant', async () => {
  const owner = service.owner();
  const published = aMenu({ restaurantName: 'La Cocina de Íñigo', isPublished: true });
  const { id } = await owner.call(menus.menu.create, published);
  const { content, fileName } = await print(owner, id);
  expect(drawn(content)).toMatchObject({ layout: 'tent', content: { items: [] } });
  expect(fileName).toBe('La Cocina de Íñigo - mesas.pdf');
});

it('a draft is not: its code would lead nowhere', async () => {
  const owner = service.owner();
  const { id } = await owner.call(menus.menu.create, aMenu());
  await expect(print(owner, id)).rejects.toMatchObject({ code: 'MENU_NOT_PUBLISHED' });
});

it('only what stands on paper is sent to be drawn', async () => {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const { id: categoryId } = await owner.call(menus.category.create, { menuId, name: 'Sopas' });
  const option = { name: 'Grande', price: '50.00' };
  const shown = {
    description: 'De siete carnes',
    dietaryTags: ['Sin Gluten' as const],
    allergens: ['Lácteos' as const],
  };
  const priced = { price: '50', sizes: [option], extras: [option] };
  const item = anItem({ menuId, categoryId, ...shown, ...priced });
  const { id } = await owner.call(menus.item.create, item);
  await service.sql(`UPDATE menu_items SET dietary_tags = '{Sin Gluten,Vegano}' WHERE id = $1`, [
    id,
  ]);
  const { content } = await print(owner, menuId, 'menu');
  expect(drawn(content).content).toEqual({
    menu: {
      ...{ name: 'Almuerzos', restaurantName: 'Comedor Ana', description: null, address: null },
      ...{
        phone: null,
        themeColor: expect.any(String),
        country: 'DO',
        timeZone: 'America/Santo_Domingo',
        currency: 'DOP',
      },
      design: 'classic',
      ...{ addsItbis: false, addsLey: false, shortCode: expect.any(String) },
    },
    tableCodes: { 1: expect.any(String), Terraza: expect.any(String) },
    categories: [{ id: categoryId, name: 'Sopas', openingHours: null }],
    items: [{ categoryId, name: 'Sancocho', price: '50.00', ...shown, sizes: [option] }],
  });
  const sticker = drawn((await print(owner, menuId, 'label')).content);
  expect(sticker.content).toMatchObject({ categories: [], items: [] });
});

it('who prints eight times at once is served, and another owner meanwhile', async () => {
  const [ana, bea] = await Promise.all(
    [service.owner(), service.owner()].map(async (owner) => {
      const { id } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
      return { print: () => print(owner, id, 'menu') };
    }),
  );
  const printed = await Promise.all([...Array.from({ length: 8 }, ana!.print), bea!.print()]);
  expect(printed).toHaveLength(9);
  // Each of the two replicas runs two prints of one owner at the same time.
  expect(service.media.maxPrintsAtOnce).toBeLessThanOrEqual(2 * 2 + 1);
});
