import { menus, type Visit } from '@cartaviva/contracts';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { aMenu, atOnce } from '../../test/samples';
import { startWorld, type World } from '../../test/world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);

afterAll(() => world.stop());

const publish = async (isPublished = true) =>
  (await world.owner().call(menus.menu.create, aMenu({ isPublished }))).id;

const visit = (menuId: string, visitorId: string, fields: Partial<Visit> = {}): Visit => ({
  ...{ menuId, visitorId, source: 'qr', at: '2026-11-20T18:30:00.000Z' },
  ...fields,
});

const record = async (visits: Visit[]) =>
  (await world.system.call(menus.visit.record, { visits })).recorded;

const rowsOf = (menuIds: string[]) =>
  world.sql<Record<string, unknown>>(
    `SELECT menu_id, visitor_id, source, ip_address, user_agent, created_at
     FROM menu_visits WHERE menu_id = ANY($1) ORDER BY visitor_id`,
    [menuIds],
  );

describe('the visits of a menu', () => {
  test('are kept as they came, at the time they were made', async () => {
    const menuId = await publish();
    const told = { ipAddress: '203.0.113.0', userAgent: 'Firefox', source: 'direct_link' } as const;
    expect(await record([visit(menuId, 'visitor-1', told), visit(menuId, 'visitor-2')])).toBe(2);
    expect(await rowsOf([menuId])).toEqual([
      {
        ...{ menu_id: menuId, visitor_id: 'visitor-1', source: 'direct_link' },
        ...{ ip_address: '203.0.113.0', user_agent: 'Firefox' },
        created_at: new Date('2026-11-20T18:30:00.000Z'),
      },
      expect.objectContaining({ visitor_id: 'visitor-2', ip_address: null, user_agent: null }),
    ]);
  });

  test('are told by the system alone', async () => {
    const visits = [visit(await publish(), 'visitor-1')];
    for (const who of [world.visitor, world.owner()]) {
      await expect(who.call(menus.visit.record, { visits })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });

  test('of drafts and of menus that are not there leave no row', async () => {
    const [online, draft] = [await publish(), await publish(false)];
    const batch = [online, draft, randomUUID()].map((menuId) => visit(menuId, 'visitor-1'));
    expect(await record(batch)).toBe(1);
    expect(await rowsOf([online, draft])).toHaveLength(1);
    expect(await record([])).toBe(0);
  });

  test('are one per visitor and menu, the earliest, however often they are told', async () => {
    const menuId = await publish();
    const at = (minute: number) => ({ at: `2026-11-20T18:0${minute}:00.000Z` });
    const batch = [5, 3, 8].map((minute) => visit(menuId, 'visitor-1', at(minute)));
    expect(await record(batch)).toBe(1);
    expect(await record(batch)).toBe(0);
    expect(await rowsOf([menuId])).toMatchObject([{ created_at: new Date(at(3).at) }]);
  });

  test('rows are the distinct pairs of any batches, told at once or twice', async () => {
    const places = await Promise.all([publish(), publish(), publish()]);
    const aVisit = fc
      .tuple(fc.constantFrom(...places), fc.nat(40))
      .map(([menuId, visitor]) => visit(menuId, `visitor-${visitor}`));
    const batches = fc.array(fc.array(aVisit, { maxLength: 60 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(batches, async (batches) => {
        await world.sql(`DELETE FROM menu_visits WHERE menu_id = ANY($1)`, [places]);
        const told = [...batches, ...batches];
        const { done, refused } = await atOnce(told.length, (index) => record(told[index]!));
        const pairs = new Set(batches.flat().map((it) => `${it.menuId} ${it.visitorId}`));
        expect(refused).toEqual([]);
        expect(done.reduce((sum, recorded) => sum + recorded, 0)).toBe(pairs.size);
        expect(await rowsOf(places)).toHaveLength(pairs.size);
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});
