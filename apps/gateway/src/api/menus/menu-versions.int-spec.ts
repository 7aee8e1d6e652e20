import { DomainError, menus, type RequestTo } from '@cartaviva/contracts';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { sampleItem, sampleMenu } from '../../../test/samples';

describe('versions of menus and items', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  const menu = sampleMenu({ version: 7 });
  const item = sampleItem(menu.id, { version: 3 });
  const asked: (RequestTo<typeof menus.menu.update> | RequestTo<typeof menus.item.update>)[] = [];

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
    testGateway.menus.on(menus.menu.get, () => menu);
    testGateway.menus.on(menus.menu.update, (change) => {
      asked.push(change);
      if (change.expectedVersion === 6) throw new DomainError('CHANGED_MEANWHILE');
      return { ...menu, version: 8 };
    });
    testGateway.menus.on(menus.item.update, (change) => {
      asked.push(change);
      return { ...item, version: 4 };
    });
  });
  afterAll(() => testGateway.close());
  beforeEach(() => asked.splice(0));

  const put = (path: string, match?: string) => {
    const headers = { cookie, ...(match && { 'if-match': match }) };
    return gateway.call(path, { method: 'PUT', headers, body: { name: 'Cena' } });
  };
  const [menuPath, itemPath] = [`/api/menus/${menu.id}`, `/api/items/${item.id}`];

  it('are told with the whole menu, and with what a change made of it', async () => {
    const { headers } = await gateway.call(menuPath, { headers: { cookie } });
    expect(headers['etag']).toBe('"7"');
    expect((await put(menuPath)).headers['etag']).toBe('"8"');
    expect((await put(itemPath)).headers['etag']).toBe('"4"');
  });

  it('are what a change is over, where it says so', async () => {
    for (const match of [undefined, '*', '"7"', 'W/"7"', '"otra", "7-gzip"', '"5", "7"'])
      await put(menuPath, match);
    await put(itemPath, '"3"');
    expect(asked).toEqual([
      ...[{}, {}, ...Array.from({ length: 4 }, () => ({ expectedVersion: 7 }))].map((expected) => ({
        ...{ menuId: menu.id, name: 'Cena' },
        ...expected,
      })),
      { itemId: item.id, name: 'Cena', expectedVersion: 3 },
    ]);
  });

  it('that are no longer there change nothing, and the owner is told what to do', async () => {
    const { status, json } = await put(menuPath, '"6"');
    expect(status).toBe(412);
    expect(json).toMatchObject({
      error: 'Esto cambió en otra ventana mientras lo editabas. Elige qué versión se queda.',
    });
  });

  it.each(['7', '"siete"', '"0"', '"99999999999"', '"2147483648"', '"otra", "x"', ''])(
    'that we never gave are not there: %p',
    async (match) => {
      asked.splice(0);
      const { status } = await gateway.call(menuPath, {
        ...{ method: 'PUT', body: { name: 'Cena' } },
        headers: { cookie, 'if-match': match },
      });
      expect(status).toBe(412);
      expect(asked).toEqual([]);
    },
  );
});
