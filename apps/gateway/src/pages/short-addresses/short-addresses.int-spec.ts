import { DomainError, menus, type PublicMenuReply } from '@cartaviva/contracts';
import { scanOf } from '@cartaviva/domain';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { publishedMenu } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the address in a QR code', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  const menuId = randomUUID();
  const unpublished = randomUUID();
  const deleted = randomUUID();
  const codes: Readonly<Record<string, { menuId: string; table: string | null }>> = {
    '7K3M9XW': { menuId, table: null },
    '34679CD': { menuId, table: 'Salón 2' },
    FGHJKMN: { menuId: unpublished, table: null },
    PQRTVWX: { menuId: deleted, table: '4' },
  };

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.newGateway();
    testGateway.menus.on(
      menus.publicMenu.resolveShortCode,
      ({ shortCode }) => codes[shortCode] ?? { menuId: null },
    );
    testGateway.menus.on(menus.publicMenu.find, ({ menuId: asked }): PublicMenuReply => {
      if (asked === menuId) return publishedMenu(asked);
      if (asked !== unpublished) return { state: 'missing' };
      return { state: 'unpublished', restaurantName: 'Carmen', phone: null, country: 'DO' };
    });
  });
  afterAll(() => testGateway.close());

  const asked = () => testGateway.menus.count(menus.publicMenu.resolveShortCode);
  const locationOf = async (path: string) => {
    const { status, headers } = await gateway.call(path);
    expect([path, status]).toEqual([path, 301]);
    return headers['location']!;
  };

  it.each([
    ['/Q/7K3M9XW', null, null],
    ['/q/7k3m9xw', null, null],
    ['/Q/7K3M9XW-M', 'menu', null],
    ['/Q/34679CD-T', 'tent', 'Salón 2'],
    ['/q/34679CD-z', null, 'Salón 2'],
  ])('%s leads to the menu: a scan, off %j, at the table %j', async (path, piece, table) => {
    const location = await locationOf(path);
    const url = new URL(location, gateway.url);
    expect(url.pathname).toBe(`/menu/${menuId}`);
    expect(scanOf(url.searchParams)).toEqual({ source: 'qr', piece, table });
    expect((await gateway.call(location)).text).toContain('Sancocho');
  });

  it('names the menu to programs as well, and so does its slug', async () => {
    testGateway.menus.on(menus.publicMenu.resolve, ({ slug }) =>
      slug === 'la-cocina-de-carmen' ? { menuId, slug } : { menuId: null },
    );
    for (const name of ['7K3M9XW', 'la-cocina-de-carmen', menuId]) {
      const { status, json } = await gateway.call(`/api/public/menus/${name}`);
      expect([name, status, (json as { id: string }).id]).toEqual([name, 200, menuId]);
    }
    for (const name of ['7K3M9XY', 'la-cocina-de-nadie', 'NADIE', 'x'.repeat(300)]) {
      const { status } = await gateway.call(`/api/public/menus/${name}/items`);
      expect([name, status]).toEqual([name, 404]);
    }
  });

  it.each([
    ['FGHJKMN', 'Carmen'],
    ['PQRTVWX', 'Menú no encontrado'],
  ])('%s of a menu that is not online leads to the page that says so', async (code, said) => {
    const { status, text } = await gateway.call(await locationOf(`/Q/${code}`));
    expect(status).toBe(404);
    expect(text).toContain(said);
  });

  it('of nobody is the page Menú no encontrado, which is asked for again', async () => {
    const answer = await gateway.call('/Q/YYYYYYY');
    expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-cache']);
    expect(answer.text).toContain('Menú no encontrado');
    const before = asked();
    for (const path of ['/Q/EJEMPLO', '/q/7K3M9XO', '/q/..%2f..%2fetc', `/q/${'x'.repeat(90)}`])
      expect((await gateway.call(path)).text).toBe(answer.text);
    expect(asked()).toBe(before);
  });

  it('leads to its menu despite stray characters from a message', async () => {
    const path = await locationOf('/Q/7K3M9XW-T');
    for (const end of ['.', ')', '%20', '%E2%80%9D']) {
      expect(await locationOf(`/q/7K3M9XW-T${end}`)).toBe(path);
    }
  });

  it('is kept for ever by phones, and by the gateway while services are away', async () => {
    const { headers } = await gateway.call('/Q/7K3M9XW-T');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    testGateway.menus.on(menus.publicMenu.resolveShortCode, () => {
      throw new DomainError('UNAVAILABLE');
    });
    const before = asked();
    expect(await locationOf('/Q/7K3M9XW-L')).toBe(`/menu/${menuId}?source=qr&p=l`);
    expect(asked()).toBe(before);
    await eventually(async () => {
      const { status, headers: later } = await gateway.call('/Q/99999CC');
      expect([status, later['retry-after']]).toEqual([503, '5']);
    });
  });

  it('from before there were short ones is a scan of the menu still', async () => {
    const old = `/menu/${menuId}?source=qr&p=t&mesa=4`;
    const { status, text } = await gateway.call(old);
    expect(status).toBe(200);
    expect(text).toContain('Sancocho');
    const marks = new URL(old, gateway.url).searchParams;
    expect(scanOf(marks)).toEqual({ source: 'qr', piece: 'tent', table: '4' });
  });
});
