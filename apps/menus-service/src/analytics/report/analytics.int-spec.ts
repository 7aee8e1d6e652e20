import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { dinersOf } from '../../../test/diners';
import { anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';
import { addDays } from '../day';
import { MAX_SEARCHES_A_DAY } from '../record/engagements.service';
import { MAX_TABLES_A_DAY } from '../record/visits.service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile Safari/537.36';
const { today, noon, engage, ownerOfMenu, look, lookAtItems } = dinersOf(() => service);

describe('the analytics of a menu', () => {
  it('count views by day, source and device, and visitors once', async () => {
    const { ana, menuId } = await ownerOfMenu();
    await look(menuId, 0, 3, { userAgent: PHONE });
    await look(menuId, 6, 2, { source: 'direct_link' });
    await look(menuId, 7, 4);
    await look(menuId, 14, 9);
    const emitted = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(emitted).toMatchObject({
      ...{ from: addDays(today(), -6), to: today(), totalViews: 5 },
      ...{ uniqueVisitors: 3, visitorsError: 0, change: 25, popularItems: [] },
      before: { totalViews: 4, uniqueVisitors: 4 },
      bySource: { qr: 3, direct_link: 2 },
      byDevice: { mobile: 3, tablet: 0, desktop: 0, unknown: 2 },
    });
    expect(emitted.byDay.map(({ date }) => date)).toEqual(
      Array.from({ length: 7 }, (_, index) => addDays(today(), index - 6)),
    );
    expect(emitted.byDay.map(({ views }) => views)).toEqual([2, 0, 0, 0, 0, 0, 3]);
    expect(emitted.byDay.map(({ newVisitors }) => newVisitors)).toEqual(Array(7).fill(0));
    const month = await ana.call(menus.analytics.of, { menuId, days: 30 });
    expect(month).toMatchObject({ totalViews: 18, uniqueVisitors: 9, change: null });
    expect(month.byDay.filter(({ newVisitors }) => newVisitors > 0)).toEqual([
      { date: addDays(today(), -14), views: 9, newVisitors: 9 },
    ]);
  });

  it('say when, in which language, at which table and from which print a menu was opened', async () => {
    const { ana, menuId } = await ownerOfMenu();
    await look(menuId, 1, 2, { language: 'en', table: ' Terraza ', piece: 'tent' });
    await look(menuId, 2, 3, { language: 'es', table: '4' });
    await look(menuId, 3, 1, { source: 'direct_link', at: `${addDays(today(), -3)}T23:30:00Z` });
    const { details } = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(details).toMatchObject({
      byLanguage: [
        { language: 'es', views: 3 },
        { language: 'en', views: 2 },
      ],
      byTable: [
        { table: '4', views: 3 },
        { table: 'Terraza', views: 2 },
      ],
      byPiece: [
        { piece: null, views: 3 },
        { piece: 'tent', views: 2 },
      ],
    });
    const weekday = (daysAgo: number) => (new Date(addDays(today(), -daysAgo)).getUTCDay() + 6) % 7;
    const byHour = Array.from({ length: 7 }, () => new Array<number>(24).fill(0));
    byHour[weekday(1)]![12] = 2;
    byHour[weekday(2)]![12] = 3;
    byHour[weekday(3)]![19] = 1;
    expect(details!.byHour).toEqual(byHour);
  });

  it('say what diners did: each thing once per visitor and day', async () => {
    const { ana, menuId } = await ownerOfMenu();
    const { menuId: other } = await ownerOfMenu();
    const category = await ana.call(menus.category.create, { menuId, name: 'Sopas' });
    const never = await ana.call(menus.category.create, { menuId, name: 'Postres' });
    const item = await ana.call(menus.item.create, anItem({ menuId, isAvailable: false }));
    const flan = await ana.call(menus.item.create, anItem({ menuId, name: 'Flan' }));
    const did = {
      categoryIds: [category.id, randomUUID()],
      itemIds: [item.id.toUpperCase()],
      soldOutItemIds: [item.id],
      orderedItemIds: [item.id],
      searches: ['  MOFONGÓ ', 'mofongo', '   '],
      filters: ['Vegano' as const],
    };
    for (const visitor of ['visitor-1', 'visitor-2', 'visitor-1'])
      await engage(menuId, visitor, did);
    await engage(menuId, 'visitor-1', { searches: ['pizza'], filters: ['Picante'] }, 1);
    await engage(menuId, 'visitor-1', did, 7);
    await engage(other, 'visitor-1', did);
    const { details } = await ana.call(menus.analytics.of, { menuId, days: 7 });
    const opened = { itemId: item.id, name: 'Sancocho', imageUrl: null, isAvailable: false };
    expect(details).toMatchObject({
      categories: [
        { categoryId: category.id, name: 'Sopas', views: 2 },
        { categoryId: never.id, name: 'Postres', views: 0 },
      ],
      items: [
        { ...opened, views: 2, soldOutViews: 2, orders: 2 },
        { itemId: flan.id, views: 0, soldOutViews: 0, orders: 0 },
      ],
      searches: [
        { text: 'mofongo', visitors: 2 },
        { text: 'pizza', visitors: 1 },
      ],
      filters: [
        { tag: 'Vegano', visitors: 2 },
        { tag: 'Picante', visitors: 1 },
      ],
    });
  });

  it('count so many invented searches and tables a day, and no more', async () => {
    const { ana, menuId } = await ownerOfMenu();
    const texts = Array.from({ length: 250 }, (_, at) => `texto ${at}`);
    const engagements = texts.map((text, at) => ({
      ...{ menuId, visitorId: `visitor-${at}`, at: noon(0), searches: [text] },
    }));
    for (const batch of [engagements.slice(0, 150), engagements]) {
      await service.system.call(menus.visit.recordEngagements, { engagements: batch });
    }
    await service.system.call(menus.visit.record, {
      visits: texts.map((table, at) => ({
        ...{ menuId, visitorId: `visitor-${at}`, source: 'qr' as const, at: noon(0), table },
      })),
    });
    const counted = await service.sql(
      `SELECT (SELECT count(*)::int FROM json_object_keys(counts->'q')) AS searches,
         (SELECT count(*)::int FROM json_object_keys(counts->'t')) AS tables
       FROM menu_days WHERE menu_id = $1`,
      [menuId],
    );
    expect(counted).toEqual([{ searches: MAX_SEARCHES_A_DAY, tables: MAX_TABLES_A_DAY }]);
    const report = await ana.call(menus.analytics.of, { menuId, days: 7 });
    expect(report).toMatchObject({ totalViews: 250 });
    expect([report.details!.searches.length, report.details!.byTable.length]).toEqual([20, 60]);
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
    // Views before the period do not count.
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
    expect(await service.sql(`SELECT FROM engagements WHERE menu_id = $1`, [other])).toEqual([]);
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
      service.sql(`SELECT day::text FROM engagements WHERE menu_id = $1 ORDER BY day`, [menuId]);
    await lookAtItems(menuId, [itemId], 'visitor-in-time', 300);
    await lookAtItems(menuId, [itemId], 'visitor-too-old', 600);
    await ana.call(menus.item.delete, { itemId });
    await lookAtItems(menuId, [itemId], 'visitor-too-late');
    expect(await views()).toEqual([{ day: addDays(today(), -300) }]);
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

  it('show every plan the basic figures of 7 and 30 days, and no more', async () => {
    const { ana, menuId } = await ownerOfMenu('free');
    await look(menuId, 0, 2);
    for (const days of [7, 30] as const) {
      const report = await ana.call(menus.analytics.of, { menuId, days });
      expect(report).toMatchObject({
        ...{ totalViews: 2, uniqueVisitors: 2, bySource: { qr: 2, direct_link: 0 } },
        ...{ byDevice: null, popularItems: null, details: null },
      });
    }
    const dates = { from: today(), to: today() };
    const refused = [
      () => ana.call(menus.analytics.of, { menuId, days: 90 }),
      () => ana.call(menus.analytics.of, { menuId, days: 365 }),
      () => ana.call(menus.analytics.of, { menuId, ...dates }),
      () => ana.call(menus.analytics.export, { menuId, days: 7 }),
      () => ana.call(menus.analytics.compare, { days: 7, page: 1, limit: 20 }),
      () => ana.call(menus.analytics.allowLive, { menuId }),
    ];
    for (const attempt of refused) {
      await expect(attempt()).rejects.toMatchObject({
        code: 'PLAN_REQUIRED',
        details: { plan: 'profesional' },
      });
    }
  });

  it('are of any period for those whose plan has them all', async () => {
    const { ana, menuId } = await ownerOfMenu();
    for (const daysAgo of [0, 20, 80, 300]) await look(menuId, daysAgo, 2);
    for (const [days, totalViews] of [
      [90, 6],
      [365, 8],
    ] as const) {
      const report = await ana.call(menus.analytics.of, { menuId, days });
      expect(report).toMatchObject({ totalViews, uniqueVisitors: 2 });
      expect(report.byDay).toHaveLength(days);
    }
    const dates = { from: addDays(today(), -100), to: addDays(today(), -20) };
    expect(await ana.call(menus.analytics.of, { menuId, ...dates })).toMatchObject({
      ...{ ...dates, totalViews: 4, uniqueVisitors: 2, change: null },
    });
    expect(await ana.call(menus.analytics.allowLive, { menuId })).toEqual({});
    const ahead = { from: today(), to: addDays(today(), 1) };
    await expect(ana.call(menus.analytics.of, { menuId, ...ahead })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('leave as a CSV with everything in it, and no formula', async () => {
    const { ana, menuId } = await ownerOfMenu();
    await look(menuId, 0, 1, { language: 'en', table: '=1+1', piece: 'tent' });
    await look(menuId, 7, 2);
    const { id } = await ana.call(menus.item.create, anItem({ menuId, name: '@Mangú, "doble"' }));
    await engage(menuId, 'visitor-1', { itemIds: [id], searches: ['+pizza'] });
    const { content: csv } = await ana.call(menus.analytics.export, { menuId, days: 7 });
    const lines = csv.split('\r\n');
    expect(csv.startsWith('\uFEFFResumen\r\nDato,Este período,Período anterior\r\n')).toBe(true);
    for (const line of [
      'Vistas,1,2',
      'Cambio de las vistas,50 % menos',
      `${today()},1,0`,
      'Código QR,1',
      '12 p. m.',
      'Inglés,1',
      "'=1+1,1",
      'Habladores,1',
      `"'@Mangú, ""doble""",1,0,0,Disponible`,
      "'+pizza,1",
    ]) {
      expect(lines.some((one) => one.startsWith(line))).toBe(true);
    }
  });

  it('engagements are recorded by the system alone', async () => {
    const { ana, menuId } = await ownerOfMenu('free');
    for (const who of [service.visitor, ana]) {
      await expect(
        who.call(menus.visit.recordEngagements, { engagements: [] }),
      ).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const wrong = [{ menuId, visitorId: 'x', itemIds: [], at: noon(0) }];
    await expect(
      service.system.call(menus.visit.recordEngagements, { engagements: wrong }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });
});
