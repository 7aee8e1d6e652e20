import { menus, type PrintedMenu } from '@cartaviva/contracts';
import { SHORT_CODE_PATTERN, type PrintLayout } from '@cartaviva/domain';
import { aMenu, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { TrashSweep } from '../trash/trash-sweep';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function restaurant() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'inicial', expiresAt: null });
  const menu = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const print = async (tables: string[], layout: PrintLayout = 'tent') => {
    const asked = { menuId: menu.id, layout, mesa: tables.join() };
    const { content: pdf } = await owner.call(menus.menu.print, asked);
    const [, content] = /^\w+ (.*)$/.exec(Buffer.from(pdf, 'base64').toString())!;
    return (JSON.parse(content!) as PrintedMenu).tableCodes!;
  };
  return { ...owner, menu, menuId: menu.id, print };
}

const resolve = (shortCode: string) =>
  service.visitor.call(menus.publicMenu.resolveShortCode, { shortCode });

describe('the short code of a menu', () => {
  it('is its own from the beginning, for whatever it is called and whether it is online', async () => {
    const { call, menu, menuId } = await restaurant();
    expect(menu.shortCode).toMatch(SHORT_CODE_PATTERN);
    const leads = { menuId, table: null };
    expect(await resolve(menu.shortCode)).toEqual(leads);
    const renamed = { menuId, restaurantName: 'Otra Cosa', isPublished: false };
    const { slug, shortCode } = await call(menus.menu.update, renamed);
    expect([slug === menu.slug, shortCode]).toEqual([false, menu.shortCode]);
    expect(await resolve(shortCode)).toEqual(leads);
    const copy = await call(menus.menu.duplicate, { menuId });
    expect(await resolve(copy.shortCode)).toEqual({ menuId: copy.id, table: null });
    expect(await resolve('YYYYYYY')).toEqual({ menuId: null });
  });

  it('is nobody’s once its menu is gone for good, and never given again', async () => {
    const { call, menu, menuId, print } = await restaurant();
    const { 4: ofTable } = await print(['4']);
    await call(menus.menu.delete, { menuId });
    await service.sql(`UPDATE menus SET deleted_at = '2020-01-01' WHERE id = $1`, [menuId]);
    await service.replicas[0].get(TrashSweep).sweep();
    const codes = [menu.shortCode, ofTable!];
    for (const code of codes) expect(await resolve(code)).toEqual({ menuId: null });
    const given = await service.sql(`SELECT FROM given_short_codes WHERE code = ANY($1)`, [codes]);
    expect(given).toHaveLength(2);
  });
});

describe('the short codes of tables', () => {
  it('are theirs in every print', async () => {
    const { menuId, print } = await restaurant();
    const codes = await print(['1', 'Salón 2']);
    expect(Object.keys(codes).sort()).toEqual(['1', 'Salón 2']);
    for (const [table, code] of Object.entries(codes)) {
      expect(code).toMatch(SHORT_CODE_PATTERN);
      expect(await resolve(code)).toEqual({ menuId, table });
    }
    const again = await print(['Salón 2', '3'], 'label');
    expect(again['Salón 2']).toBe(codes['Salón 2']);
    expect(Object.values(codes)).not.toContain(again['3']);
  });

  it('are the same for two who print at once, and no code is used up by printing again', async () => {
    const { menuId, print } = await restaurant();
    const tables = Array.from({ length: 60 }, (_, at) => `${at + 1}`);
    const { done } = await atOnce(6, () => print(tables));
    for (const codes of done) expect(codes).toEqual(done[0]);
    const count = async () => (await service.sql(`SELECT FROM given_short_codes`)).length;
    const before = await count();
    await print(tables);
    expect(await count()).toBe(before);
    const rows = await service.sql(`SELECT FROM table_short_codes WHERE menu_id = $1`, [menuId]);
    expect(rows).toHaveLength(60);
  });

  it('are as many as a restaurant has tables', async () => {
    const { menuId, print } = await restaurant();
    await service.sql(
      `INSERT INTO table_short_codes (menu_id, name) SELECT $1, 'm' || n FROM generate_series(1, 1000) n`,
      [menuId],
    );
    expect(Object.keys(await print(['m7', 'Otra']))).toEqual(['m7']);
  });
});
