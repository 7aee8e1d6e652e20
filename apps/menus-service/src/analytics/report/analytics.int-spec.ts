import { menus, type Visit } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';
import { addDays, dayOf } from '../day';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36';
const today = () => dayOf(service.clock.now());
const noon = (daysAgo: number) => `${addDays(today(), -daysAgo)}T16:00:00.000Z`;

async function ownerOfMenu(plan: 'free' | 'profesional' = 'profesional') {
  const ana = service.owner();
  if (plan !== 'free') await service.grant({ userId: ana.userId, plan, expiresAt: null });
  const menu = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
  return { ana, menu, menuId: menu.id };
}

/** So many visitors of a menu on a day. */
const look = (menuId: string, daysAgo: number, visitors: number, fields: Partial<Visit> = {}) =>
  service.system.call(menus.visit.record, {
    visits: Array.from({ length: visitors }, (_, visitor) => ({
      ...{ menuId, visitorId: `visitor-${visitor}`, source: 'qr' as const, at: noon(daysAgo) },
      ...fields,
    })),
  });

const lookAtItems = (menuId: string, itemIds: string[], visitorId: string, daysAgo = 0) =>
  service.system.call(menus.visit.recordEngagements, {
    engagements: [{ menuId, visitorId, itemIds, at: noon(daysAgo) }],
  });

describe('the analytics of a menu', () => {
  it('count views by day, source and device, and visitors once', async () => {
    const { ana, menuId } = await ownerOfMenu();
    await look(menuId, 0, 3, { userAgent: PHONE });
    await look(menuId, 6, 2, { source: 'direct_link' });
    await look(menuId, 7, 4);
    await look(menuId, 14, 9);
    const emitted = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(emitted).toMatchObject({
      ...{ totalViews: 5, uniqueVisitors: 3, change: 25, popularItems: [] },
      bySource: { qr: 3, direct_link: 2 },
      byDevice: { mobile: 3, tablet: 0, desktop: 0, unknown: 2 },
    });
    expect(emitted.byDay.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(today(), index - 6)),
    );
    expect(emitted.byDay.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    const month = await ana.call(menus.analytics.of, { menuId, days: 30 });
    expect(month).toMatchObject({ totalViews: 18, uniqueVisitors: 9, change: null });
  });

  it('name the ten most looked at items, of this menu and still there', async () => {
    const { ana, menuId } = await ownerOfMenu();
    const { menuId: other } = await ownerOfMenu();
    const names = Array.from({ length: 12 }, (_, index) => `Plato ${index}`);
    const items = [];
    for (const name of names)
      items.push(await ana.call(menus.item.create, anItem({ menuId, name })));
    const ids = items.map(({ id }) => id);
    for (const [visitor, id] of ids.entries()) {
      for (let count = 0; count <= visitor; count += 1) {
        await lookAtItems(menuId, [id], `visitor-${count}`);
        await lookAtItems(menuId, [id], `visitor-${count}`);
      }
    }
    await lookAtItems(other, [ids[0]!, randomUUID()], 'visitor-1');
    // What was looked at before the period counts no more.
    for (let count = 0; count < 30; count += 1) {
      await lookAtItems(menuId, [ids[0]!], `visitor-${count}`, 7);
    }
    await ana.call(menus.item.delete, { itemId: ids[11]! });
    const { popularItems } = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(popularItems).toEqual(
      items
        .slice(1, 11)
        .reverse()
        .map(({ id, name }, index) => ({ itemId: id, name, views: 11 - index })),
    );
    expect(await service.sql(`SELECT FROM item_views WHERE menu_id = $1`, [other])).toEqual([]);
  });

  it('name items that were looked at alike in the order of their names', async () => {
    const { ana, menuId } = await ownerOfMenu();
    const names = ['Yaroa', 'Arroz', 'Mofongo', 'Casabe'];
    const ids = [];
    for (const name of names) {
      ids.push((await ana.call(menus.item.create, anItem({ menuId, name }))).id);
    }
    await lookAtItems(menuId, ids, 'visitor-1');
    const { popularItems } = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(popularItems!.map(({ name }) => name)).toEqual(names.toSorted());
  });

  it('count no view of an item that is deleted, nor one that is too old to be stored', async () => {
    const { ana, menuId } = await ownerOfMenu();
    const { id: itemId } = await ana.call(menus.item.create, anItem({ menuId }));
    const views = () =>
      service.sql(`SELECT visitor_id FROM item_views WHERE item_id = $1`, [itemId]);
    await lookAtItems(menuId, [itemId], 'visitor-in-time', 300);
    await lookAtItems(menuId, [itemId], 'visitor-too-old', 600);
    await ana.call(menus.item.delete, { itemId });
    await lookAtItems(menuId, [itemId], 'visitor-too-late');
    expect(await views()).toEqual([{ visitor_id: 'visitor-in-time' }]);
  });

  it('are the owner’s alone, and empty for a menu that nobody saw', async () => {
    const { ana, menuId } = await ownerOfMenu('free');
    const emitted = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(emitted).toMatchObject({ totalViews: 0, uniqueVisitors: 0, change: null });
    for (const who of [service.owner(), ana]) {
      const menu = who === ana ? randomUUID() : menuId;
      await expect(who.call(menus.analytics.of, { menuId: menu, days: 7 })).rejects.toMatchObject({
        code: 'MENU_NOT_FOUND',
      });
    }
  });

  it.each([30, 90] as const)('of %d days need a plan that has them', async (days) => {
    const { ana, menuId } = await ownerOfMenu('free');
    await expect(ana.call(menus.analytics.of, { menuId, days })).rejects.toMatchObject({
      code: 'PLAN_REQUIRED',
      details: { plan: 'profesional' },
    });
  });

  it('item views are recorded by the system alone', async () => {
    const { ana, menuId } = await ownerOfMenu('free');
    for (const who of [service.visitor, ana]) {
      await expect(who.call(menus.visit.recordEngagements, { engagements: [] })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const wrong = [{ menuId, visitorId: 'x', itemIds: [], at: noon(0) }];
    await expect(
      service.system.call(menus.visit.recordEngagements, { engagements: wrong }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe("the dashboard's analytics", () => {
  it('are the three most viewed menus of seven days', async () => {
    const { ana, menu: first } = await ownerOfMenu();
    const [second, third, fourth] = [
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Cenas' })),
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Bebidas' })),
      await ana.call(menus.menu.create, aMenu({ isPublished: true, name: 'Postres' })),
    ];
    const { menuId: stranger } = await ownerOfMenu();
    await look(stranger, 0, 50);
    await look(first.id, 20, 50);
    await look(second.id, 0, 2);
    await look(second.id, 8, 4);
    await look(third.id, 1, 5);
    await look(fourth.id, 6, 1);
    const top = await ana.call(menus.dashboard.analytics, {});
    expect(top).toMatchObject([
      { menuId: third.id, name: 'Bebidas', views: 5, change: null },
      { menuId: second.id, name: 'Cenas', views: 2, change: -50 },
      { menuId: fourth.id, name: 'Postres', views: 1, change: null },
    ]);
    expect(top[0]!.byDay.map(({ views }) => views)).toEqual([0, 0, 0, 0, 0, 5, 0]);
    expect(await service.owner().call(menus.dashboard.analytics, {})).toEqual([]);
  });
});
