import { DomainError, menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { hurry } from '../../../test/hurry';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import {
  publishedMenu,
  sampleCategory,
  sampleItem,
  sampleMenu,
  sampleUser,
} from '../../../test/samples';

describe('an owner’s menus', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  let ownerId: string;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    const { user, ...signedIn } = await testGateway.signIn(gateway);
    ({ cookie } = signedIn);
    ownerId = user.id;
  });
  afterAll(() => testGateway.close());

  const call = (method: string, path: string, body?: object) =>
    gateway.call(path, { method, headers: { cookie }, ...(body && { body }) });

  it('are listed by pages, and say where the others are', async () => {
    const menu = sampleMenu();
    const pages: object[] = [];
    testGateway.menus.on(menus.menu.list, (page) => {
      pages.push(page);
      return { rows: [menu], total: 45 };
    });
    const { json, headers } = await call('GET', '/api/menus?page=2&limit=20');
    expect(json).toEqual([menu]);
    expect(headers['x-total-count']).toBe('45');
    expect(headers['link']).toBe(
      '</api/menus?page=1&limit=20>; rel="first", </api/menus?page=1&limit=20>; rel="prev", ' +
        '</api/menus?page=3&limit=20>; rel="next", </api/menus?page=3&limit=20>; rel="last"',
    );
    await call('GET', '/api/menus');
    expect(pages).toEqual([
      { page: 2, limit: 20 },
      { page: 1, limit: 20 },
    ]);
  });

  it('are made, changed and deleted in the owner’s name', async () => {
    const asked: [string, object, string][] = [];
    const id = randomUUID();
    testGateway.menus.on(menus.menu.create, (request, { userId }) => {
      asked.push(['create', request, userId]);
      return sampleMenu({ id });
    });
    testGateway.menus.on(menus.menu.update, (request, { userId }) => {
      asked.push(['update', request, userId]);
      return sampleMenu({ id, isPublished: true });
    });
    testGateway.menus.on(menus.menu.delete, (request, { userId }) => {
      asked.push(['delete', request, userId]);
      return {};
    });
    const menu = { name: 'Almuerzo', restaurantName: 'La Cocina de Carmen', currency: 'DOP' };
    const answers = [
      await call('POST', '/api/menus', menu),
      await call('PUT', `/api/menus/${id}`, { isPublished: true }),
      await call('DELETE', `/api/menus/${id}`),
    ];
    expect(answers.map(({ status, text }) => [status, text.length > 0])).toEqual([
      [201, true],
      [200, true],
      [204, false],
    ]);
    expect(asked).toEqual([
      ['create', menu, ownerId],
      ['update', { menuId: id, isPublished: true }, ownerId],
      ['delete', { menuId: id }, ownerId],
    ]);
  });

  it('take the owner’s name and preferred currency where none is sent', async () => {
    const owner = sampleUser({ firstName: 'Luz', preferredCurrency: 'MXN' });
    const { cookie } = await testGateway.signIn(gateway, owner);
    const asked: object[] = [];
    testGateway.menus.on(menus.menu.create, (request) => {
      asked.push(request);
      return sampleMenu();
    });
    const named = { name: 'Carta', restaurantName: 'La Cocina' };
    for (const body of [named, { ...named, currency: 'USD' }, { templateId: 'bar' }]) {
      await gateway.call('/api/menus', { headers: { cookie }, body });
    }
    expect(asked).toEqual([
      { ...named, preferredCurrency: 'MXN' },
      { ...named, currency: 'USD' },
      { templateId: 'bar', restaurantName: 'Restaurante de Luz', preferredCurrency: 'MXN' },
    ]);
  });

  it('hold categories and items', async () => {
    const menuId = randomUUID();
    const [category, item] = [sampleCategory(menuId), sampleItem(menuId)];
    const asked: object[] = [];
    const answering =
      <Reply>(reply: Reply) =>
      (request: object) => {
        asked.push(request);
        return reply;
      };
    const whole = <Row>(row: Row) => ({ rows: [row], total: 1, revision: 4 });
    testGateway.menus.on(menus.category.search, answering(whole(category)));
    testGateway.menus.on(menus.category.create, answering(category));
    testGateway.menus.on(menus.category.update, answering(category));
    testGateway.menus.on(menus.category.delete, answering({}));
    testGateway.menus.on(menus.item.search, answering(whole(item)));
    testGateway.menus.on(menus.item.create, answering(item));
    testGateway.menus.on(menus.item.update, answering(item));
    testGateway.menus.on(menus.item.delete, answering({}));
    const name = 'Postres';
    const answers = [
      await call('GET', `/api/menus/${menuId}/categories`),
      await call('POST', `/api/menus/${menuId}/categories`, { name }),
      await call('PUT', `/api/categories/${category.id}`, { name }),
      await call('DELETE', `/api/categories/${category.id}`),
      await call('GET', `/api/menus/${menuId}/items`),
      await call('POST', `/api/menus/${menuId}/items`, { name, price: '350' }),
      await call('PUT', `/api/items/${item.id}`, { isAvailable: false, categoryId: null }),
      await call('DELETE', `/api/items/${item.id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200, 204, 200, 201, 200, 204]);
    expect(answers.map(({ json }) => json)).toEqual([
      ...[[category], category, category, undefined],
      ...[[item], item, item, undefined],
    ]);
    expect(asked).toEqual([
      { menuId },
      { menuId, name },
      { categoryId: category.id, name },
      { categoryId: category.id },
      { menuId },
      { menuId, name, price: '350' },
      { itemId: item.id, isAvailable: false, categoryId: null },
      { itemId: item.id },
    ]);
  });

  it('show themselves whole to their owner, and to anyone else what is published', async () => {
    const own = sampleMenu({ userId: ownerId, isPublished: false });
    testGateway.menus.on(menus.menu.get, ({ menuId }) => {
      if (menuId !== own.id) throw new DomainError('MENU_NOT_FOUND');
      return own;
    });
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) =>
      menuId === own.id ? { state: 'missing' as const } : publishedMenu(menuId),
    );
    expect((await call('GET', `/api/menus/${own.id}`)).json).toEqual(own);
    expect((await gateway.call(`/api/menus/${own.id}`)).status).toBe(404);
    const published = `/api/menus/${randomUUID()}`;
    for (const { json } of [await call('GET', published), await gateway.call(published)]) {
      expect(json).toMatchObject({ restaurantName: 'La Cocina de Carmen' });
      expect(json).not.toHaveProperty('userId');
    }
    const part = await call('GET', `${published}?fields=name`);
    const fields = { fields: 'Solo vale para un menú tuyo' };
    expect([part.status, part.json]).toMatchObject([400, { fields }]);
  });

  it('end where the plan does, with a way on', async () => {
    testGateway.menus.on(menus.menu.create, () => {
      throw new DomainError('MENU_LIMIT_REACHED', { plan: 'free', limit: 1 });
    });
    const body = { name: 'Cena', restaurantName: 'La Cocina de Carmen' };
    const { status, json } = await call('POST', '/api/menus', body);
    expect(status).toBe(402);
    expect(json).toMatchObject({
      error: 'Tu plan Free permite 1 menú. Cambia de plan en Mi Perfil para tener más.',
    });
  });

  it('answer within five seconds when their service falls silent', async () => {
    let answer = () => {};
    testGateway.menus.on(
      menus.menu.list,
      () => new Promise((resolve) => (answer = () => resolve({ rows: [], total: 0 }))),
    );
    const asking = await testGateway.newGateway();
    const waits = hurry(asking);
    const { status, headers } = await asking.call('/api/menus', { headers: { cookie } });
    answer();
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    expect(Math.max(...waits)).toBeLessThan(5000);
  });
});
