import { menus } from '@cartaviva/contracts';
import { aMenu } from '../../test/samples';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const print = (owner: ReturnType<TestService['owner']>, menuId: string) =>
  owner.call(menus.menu.print, { menuId, layout: 'tent', tables: ['1', 'Terraza'] });

test('a published menu is printed under the name of its restaurant', async () => {
  const owner = service.owner();
  const published = aMenu({ restaurantName: 'La Cocina de Íñigo', isPublished: true });
  const { id } = await owner.call(menus.menu.create, published);
  const { pdf, fileName } = await print(owner, id);
  expect(Buffer.from(pdf, 'base64').toString()).toBe('tent');
  expect(fileName).toBe('la-cocina-de-inigo-mesas.pdf');
});

test('a draft is not: its code would lead nowhere', async () => {
  const owner = service.owner();
  const { id } = await owner.call(menus.menu.create, aMenu());
  await expect(print(owner, id)).rejects.toMatchObject({ code: 'MENU_NOT_PUBLISHED' });
});
