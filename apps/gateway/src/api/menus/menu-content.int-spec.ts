import { DomainError, menus } from '@cartaviva/contracts';
import { ITEMS_PER_MENU } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleItem, sampleMenu } from '../../../test/samples';

describe('all that is in a menu', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  const menuId: string = randomUUID();
  const itemId: string = randomUUID();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());

  const call = (method: string, path: string, body?: object) =>
    gateway.call(path, { method, headers: { cookie }, ...(body && { body }) });

  it('is ordered, priced, copied and brought back', async () => {
    const asked: object[] = [];
    const answering =
      <Reply>(reply: Reply) =>
      (request: object) => {
        asked.push(request);
        return reply;
      };
    const [menu, item] = [sampleMenu({ id: menuId }), sampleItem(menuId, { id: itemId })];
    testGateway.menus.on(menus.menu.arrange, answering({}));
    testGateway.menus.on(menus.menu.changePrices, answering([item]));
    testGateway.menus.on(menus.menu.duplicate, answering(menu));
    testGateway.menus.on(menus.menu.restore, answering(menu));
    testGateway.menus.on(menus.item.restore, answering(item));
    const order = {
      categories: [randomUUID()],
      items: [{ id: itemId, categoryId: null, displayOrder: 0 }],
    };
    const prices = { items: [{ itemId, price: '1', sizes: [], extras: [] }] };
    const answers = [
      await call('PUT', `/api/menus/${menuId}/order`, order),
      await call('PUT', `/api/menus/${menuId}/prices`, prices),
      await call('POST', `/api/menus/${menuId}/duplicate`),
      await call('POST', `/api/menus/${menuId}/restore`),
      await call('POST', `/api/items/${itemId}/restore`),
    ];
    expect(answers.map(({ status, json }) => [status, json])).toEqual([
      ...[
        [204, undefined],
        [200, [item]],
        [201, menu],
        [200, menu],
        [200, item],
      ],
    ]);
    expect(asked).toEqual([
      { menuId, ...order },
      { menuId, ...prices },
      { menuId },
      { menuId },
      { itemId },
    ]);
  });

  it('may be as much as a menu holds', async () => {
    let count = 0;
    testGateway.menus.on(menus.menu.changePrices, ({ items }) => {
      count = items.length;
      return [];
    });
    const options = Array.from({ length: 10 }, (_, at) => ({
      name: `Tamaño ${at}`,
      price: '1.00',
    }));
    const items = Array.from({ length: ITEMS_PER_MENU }, () => ({
      ...{ itemId: randomUUID(), price: '99999999.99', sizes: options, extras: [] },
    }));
    const path = `/api/menus/${menuId}/prices`;
    expect((await call('PUT', path, { items })).status).toBe(200);
    expect(count).toBe(ITEMS_PER_MENU);
    const tooMany = [...items, { ...items[0]!, itemId: randomUUID() }];
    expect((await call('PUT', path, { items: tooMany })).status).toBe(400);
    const long = { items, more: 'x'.repeat(524_288) };
    expect((await call('PUT', path, long)).status).toBe(413);
    expect((await call('PUT', `/api/menus/${menuId}`, { name: 'x'.repeat(102_400) })).status).toBe(
      413,
    );
  });

  it('is read and written in other languages of the list', async () => {
    const text = {
      kind: 'menu',
      id: menuId,
      field: 'name',
      source: 'Cena',
      text: 'Dinner',
    } as const;
    const asked: object[] = [];
    testGateway.menus.on(menus.translation.list, (request) => {
      asked.push(request);
      return [text];
    });
    testGateway.menus.on(menus.translation.save, (request) => {
      asked.push(request);
      return [text];
    });
    const path = `/api/menus/${menuId}/translations`;
    expect((await call('GET', `${path}/en`)).json).toEqual([text]);
    expect((await call('PUT', `${path}/ht`, { texts: [text] })).json).toEqual([text]);
    expect(asked).toEqual([
      { menuId, language: 'en' },
      { menuId, language: 'ht', texts: [text] },
    ]);
  });

  it('says which plan it needs', async () => {
    testGateway.menus.on(menus.translation.save, () => {
      throw new DomainError('PLAN_REQUIRED', { plan: 'profesional' });
    });
    const path = `/api/menus/${menuId}/translations/en`;
    const { status, json } = await call('PUT', path, { texts: [] });
    expect(status).toBe(402);
    expect(json).toMatchObject({ error: expect.stringContaining('Profesional') });
  });
});
