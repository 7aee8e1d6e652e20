import { menus, type Engagement, type Visit } from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { countRaw, countsIn } from '../../../test/raw-counts';
import { aMenu, anItem, atOnce } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';
import { addDays, dayOf } from '../day';
import { MenuMonths } from './menu-months';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const TODAY = dayOf(new Date());
const YESTERDAY = addDays(TODAY, -1);
const AT = `${YESTERDAY}T18:30:00.000Z`;

const publish = async (isPublished = true) =>
  (await service.owner().call(menus.menu.create, aMenu({ isPublished }))).id;

const visit = (menuId: string, visitorId: string, fields: Partial<Visit> = {}): Visit => ({
  ...{ menuId, visitorId, source: 'qr', at: AT },
  ...fields,
});

const record = async (visits: Visit[]) =>
  (await service.system.call(menus.visit.record, { visits })).recorded;

const rowsOf = (menuIds: string[]) =>
  service.sql<Record<string, unknown>>(
    `SELECT menu_id, visitor_id, source, ip_address, user_agent, created_at
     FROM menu_visits WHERE menu_id = ANY($1) ORDER BY visitor_id`,
    [menuIds],
  );

const viewsOf = (menuId: string) =>
  service.sql<{ day: string; visitor_id: string; source: string; device: string }>(
    `SELECT day::text, visitor_id, source, device FROM menu_visits
     WHERE menu_id = $1 AND day IS NOT NULL
     UNION ALL
     SELECT view->>0, visitor_id, view->>3, view->>4 FROM menu_visits
     CROSS JOIN json_array_elements(later) AS view WHERE menu_id = $1 ORDER BY day`,
    [menuId],
  );

const TABLES = ['menu_visits', 'engagements', 'menu_days', 'menu_months'];
const forget = async (menuIds: string[]) => {
  for (const table of TABLES) {
    await service.sql(`DELETE FROM ${table} WHERE menu_id = ANY($1)`, [menuIds]);
  }
};

/** Makes every third batch fail halfway from now on. */
const crashMidway = () =>
  service.sql(`
    CREATE SEQUENCE crashes;
    CREATE FUNCTION crash() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('crashes') % 3 = 0 THEN RAISE EXCEPTION 'crashed' USING ERRCODE = '57P01'; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER crash AFTER INSERT OR UPDATE ON menu_days EXECUTE FUNCTION crash()`);

describe('the visits of a menu', () => {
  afterEach(() =>
    service.sql('DROP FUNCTION IF EXISTS crash CASCADE; DROP SEQUENCE IF EXISTS crashes'),
  );

  it('are stored as they came, at the time they were made', async () => {
    const menuId = await publish();
    const emitted = {
      ipAddress: '203.0.113.0',
      userAgent: 'Firefox',
      source: 'direct_link',
    } as const;
    expect(await record([visit(menuId, 'visitor-1', emitted), visit(menuId, 'visitor-2')])).toBe(2);
    expect(await rowsOf([menuId])).toEqual([
      {
        ...{ menu_id: menuId, visitor_id: 'visitor-1', source: 'direct_link' },
        ...{ ip_address: '203.0.113.0', user_agent: 'Firefox' },
        created_at: new Date(AT),
      },
      expect.objectContaining({ visitor_id: 'visitor-2', ip_address: null, user_agent: null }),
    ]);
  });

  it('are recorded by the system alone', async () => {
    const visits = [visit(await publish(), 'visitor-1')];
    for (const who of [service.visitor, service.owner()]) {
      await expect(who.call(menus.visit.record, { visits })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });

  it('of drafts and of menus that are not there leave no row', async () => {
    const [online, draft, deleted] = [await publish(), await publish(false), await publish()];
    await service.sql(`UPDATE menus SET deleted_at = now() WHERE id = $1`, [deleted]);
    const batch = [online, draft, deleted, randomUUID()].map((id) => visit(id, 'visitor-1'));
    expect(await record(batch)).toBe(1);
    expect(await rowsOf([online, draft, deleted])).toHaveLength(1);
    expect([...(await viewsOf(draft)), ...(await viewsOf(deleted))]).toEqual([]);
    expect(await record([])).toBe(0);
  });

  it('are one per visitor and menu, the earliest, however often they are sent', async () => {
    const menuId = await publish();
    const at = (minute: number) => ({ at: `${YESTERDAY}T18:0${minute}:00.000Z` });
    const batch = [5, 3, 8].map((minute) => visit(menuId, 'visitor-1', at(minute)));
    expect(await record(batch)).toBe(1);
    expect(await record(batch)).toBe(0);
    expect(await rowsOf([menuId])).toMatchObject([{ created_at: new Date(at(3).at) }]);
    expect(await record([visit(menuId, 'visitor-1', at(1))])).toBe(0);
    expect(await rowsOf([menuId])).toMatchObject([{ created_at: new Date(at(1).at) }]);
  });

  it('sent fifty times at once make one visit and one view', async () => {
    const menuId = await publish();
    const emitted = [visit(menuId, 'visitor-1')];
    const { done, refused } = await atOnce(50, () => record(emitted));
    expect(refused).toEqual([]);
    expect(done.filter((recorded) => recorded === 1)).toHaveLength(1);
    expect(await viewsOf(menuId)).toHaveLength(1);
  });

  it('are views once a day on the clock of Santo Domingo, whose midnight is four in UTC', async () => {
    const menuId = await publish();
    const at = (moment: string) => visit(menuId, 'visitor-1', { at: moment });
    const moments = ['03:59:59.999Z', '04:00:00.000Z', '18:00:00Z'].map(
      (time) => `${YESTERDAY}T${time}`,
    );
    expect(await record(moments.map(at))).toBe(1);
    expect((await viewsOf(menuId)).map(({ day }) => day)).toEqual([
      addDays(YESTERDAY, -1),
      YESTERDAY,
    ]);
  });

  it('of old days are visits and no more; views of any month have a place', async () => {
    const menuId = await publish();
    const [old, stored, ahead] = [-600, -200, 40].map((days) => addDays(TODAY, days));
    const visits = [old, stored, ahead].map((day) =>
      visit(menuId, 'visitor-1', { at: `${day}T12:00:00.000Z` }),
    );
    expect(await record(visits)).toBe(1);
    expect((await viewsOf(menuId)).map(({ day }) => day)).toEqual([stored, ahead]);
  });

  it('say on what the menu was read', async () => {
    const menuId = await publish();
    const agents = {
      mobile:
        'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      tablet:
        'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
      desktop:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
      unknown: '',
    };
    const visits = Object.entries(agents).map(([device, userAgent]) =>
      visit(menuId, `visitor-${device}`, { userAgent }),
    );
    await record(visits);
    const views = await viewsOf(menuId);
    const seen = views.map(({ visitor_id, device }) => [visitor_id, device]);
    expect(Object.fromEntries(seen)).toEqual(
      Object.fromEntries(Object.keys(agents).map((device) => [`visitor-${device}`, device])),
    );
  });

  it('go with their menu', async () => {
    const ana = service.owner();
    const { id: menuId } = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
    await record([visit(menuId, 'visitor-1')]);
    await service.system.call(menus.visit.recordEngagements, {
      engagements: [{ menuId, visitorId: 'visitor-1', at: AT, searches: ['flan'] }],
    });
    await service.sql(`DELETE FROM menus WHERE id = $1`, [menuId]);
    for (const table of TABLES) {
      expect(await service.sql(`SELECT FROM ${table} WHERE menu_id = $1`, [menuId])).toEqual([]);
    }
  });

  it('rows are the distinct pairs of any batches, sent at once or twice', async () => {
    const places = await Promise.all([publish(), publish(), publish()]);
    const aVisit = fc
      .tuple(fc.constantFrom(...places), fc.nat(40))
      .map(([menuId, visitor]) => visit(menuId, `visitor-${visitor}`));
    const batches = fc.array(fc.array(aVisit, { maxLength: 60 }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(batches, async (batches) => {
        await forget(places);
        const emitted = [...batches, ...batches];
        const { done, refused } = await atOnce(emitted.length, (index) => record(emitted[index]!));
        const pairs = new Set(batches.flat().map((one) => `${one.menuId} ${one.visitorId}`));
        expect(refused).toEqual([]);
        expect(done.reduce((sum, recorded) => sum + recorded, 0)).toBe(pairs.size);
        expect(await rowsOf(places)).toHaveLength(pairs.size);
        const views = await Promise.all(places.map(viewsOf));
        expect(views.flat()).toHaveLength(pairs.size);
      }),
      { numRuns: runs(15) },
    );
  });

  it('make the report that counting them makes, in any order, repeated and interrupted', async () => {
    const ana = service.owner();
    await service.grant({ accountId: ana.accountId, plan: 'profesional', expiresAt: null });
    const { id: menuId } = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
    const { id: itemId } = await ana.call(menus.item.create, anItem({ menuId }));
    const { id: categoryId } = await ana.call(menus.category.create, { menuId, name: 'Sopas' });
    await crashMidway();
    const dataSource = service.replicas[0].get(DataSource);

    const minutes = (days: number) => fc.nat(days * 1440);
    const seen = { menuId: fc.constant(menuId), visitorId: fc.nat(8).map((id) => `visitor-${id}`) };
    const at = fc
      .oneof(minutes(2), minutes(80))
      .map((ago) => new Date(Date.now() - ago * 60_000).toISOString());
    const aVisit: fc.Arbitrary<Visit> = fc.record({
      ...{ ...seen, at, source: fc.constantFrom('qr', 'direct_link') },
      language: fc.constantFrom('es', 'en', null),
      table: fc.constantFrom('1', 'Terraza', null),
      piece: fc.constantFrom('tent', 'menu', null),
      userAgent: fc.constantFrom('Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', null),
    });
    const some = <Value>(...values: Value[]) => fc.subarray(values);
    const anEngagement: fc.Arbitrary<Engagement> = fc.record({
      ...{ ...seen, at, categoryIds: some(categoryId), itemIds: some(itemId) },
      ...{ soldOutItemIds: some(itemId), orderedItemIds: some(itemId) },
      ...{ searches: some('Mofongó', 'mofongo', 'flan'), filters: some('Vegano', 'Picante') },
    });
    const aBatch = fc.record({
      visits: fc.array(aVisit, { maxLength: 15 }),
      engagements: fc.array(anEngagement, { maxLength: 5 }),
    });

    const persist = async (send: () => Promise<unknown>) => {
      for (let attempt = 0; ; attempt += 1) {
        const error: unknown = await send().then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (!error) return attempt;
        if (attempt === 40) throw error;
      }
    };
    let crashes = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(aBatch, { maxLength: 6 }), async (batches) => {
        await forget([menuId]);
        const { done, refused } = await atOnce(batches.length * 2, async (index) => {
          const { visits, engagements } = batches[index % batches.length]!;
          // Builds months between batches, and again after one of their days changes.
          if (index % 2 === 0) await new MenuMonths(dataSource, service.clock).build();
          crashes += await persist(() => record(visits));
          crashes += await persist(() =>
            service.system.call(menus.visit.recordEngagements, { engagements }),
          );
        });
        expect([done.length, refused]).toEqual([batches.length * 2, []]);
        expect(countsIn(await ana.call(menus.analytics.of, { menuId, days: 90 }))).toEqual(
          countRaw(
            batches.flatMap(({ visits }) => visits),
            batches.flatMap(({ engagements }) => engagements),
          ),
        );
      }),
      { numRuns: runs(8) },
    );
    expect(crashes).toBeGreaterThan(0);
  });
});
