import { menus, menusEvents, type ScheduledChangeView } from '@cartaviva/contracts';
import type { Country } from '@cartaviva/domain';
import { aMenu } from '../../test/samples';
import { inHours, PRICES, scheduling } from '../../test/scheduled-changes';
import { startTestService, type TestService } from '../../test/test-service';
import { WeeklyMails } from '../analytics/advice/weekly-mails';

interface City {
  readonly country: Country['code'];
  readonly timeZone: string;
}

const CITIES = {
  'Santo Domingo': { country: 'DO', timeZone: 'America/Santo_Domingo' },
  'Mexico City': { country: 'MX', timeZone: 'America/Mexico_City' },
  Santiago: { country: 'CL', timeZone: 'America/Santiago' },
  'Buenos Aires': { country: 'AR', timeZone: 'America/Argentina/Buenos_Aires' },
  Madrid: { country: 'ES', timeZone: 'Europe/Madrid' },
} as const satisfies Record<string, City>;

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const at = (moment: string) =>
  service.clock.advance({ seconds: (Date.parse(moment) - service.clock.now().getTime()) / 1000 });

async function anOwnerIn(place: City) {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'profesional', expiresAt: null });
  const fields = aMenu({ ...place, isPublished: true });
  const { id: menuId } = await owner.call(menus.menu.create, fields);
  return { ...owner, menuId };
}

const visit = (menuId: string, moment: string) =>
  service.system.call(menus.visit.record, {
    visits: [{ menuId, visitorId: 'visitor-1', source: 'qr', at: moment }],
  });

describe('on the clock of the restaurant', () => {
  // Santiago turns its clocks back at midnight between 3 and 4 April 2027.
  it.each([
    ['Santo Domingo', '2027-04-03', 23],
    ['Mexico City', '2027-04-03', 21],
    ['Santiago', '2027-04-03', 23],
    ['Buenos Aires', '2027-04-04', 0],
    ['Madrid', '2027-04-04', 5],
  ] as const)('a visit to %s has its day and hour', async (city, day, hour) => {
    at('2027-04-05T16:00:00Z');
    const { call, menuId } = await anOwnerIn(CITIES[city]);
    await visit(menuId, '2027-04-04T03:30:00Z');
    const report = await call(menus.analytics.of, { menuId, from: day, to: day });
    expect(report.byDay).toMatchObject([{ date: day, views: 1 }]);
    const { byHour } = report.details!;
    expect(byHour.map((hours) => hours.indexOf(1)).filter((found) => found >= 0)).toEqual([hour]);
  });

  it('the mail of the week goes at eight', async () => {
    at('2027-04-05T05:00:00Z');
    const owners = new Map<string, string>();
    for (const [city, place] of Object.entries(CITIES)) {
      const { accountId, menuId } = await anOwnerIn(place);
      await visit(menuId, '2027-04-01T16:00:00Z');
      owners.set(accountId, city);
    }
    const mailed = async (): Promise<(string | undefined)[]> => {
      for (const replica of service.replicas) await replica.get(WeeklyMails).run();
      const rows = await service.sql<{ account: string }>(
        `SELECT payload->>'accountId' AS account FROM outbox WHERE name = $1 ORDER BY position`,
        [menusEvents.weeklyMailDue.name],
      );
      return rows.map(({ account }) => owners.get(account)).filter(Boolean);
    };
    const hours: [string, string[]][] = [
      ['05:59:59', []],
      ['06:00:00', ['Madrid']],
      ['11:00:00', ['Buenos Aires']],
      ['12:00:00', ['Santiago', 'Santo Domingo']],
      ['13:59:59', []],
      ['14:00:00', ['Mexico City']],
    ];
    let before = 0;
    for (const [hour, cities] of hours) {
      at(`2027-04-05T${hour}Z`);
      const all = await mailed();
      expect(all.slice(before).toSorted()).toEqual(cities);
      before = all.length;
    }
  });

  it.each([
    ['Santo Domingo', '12:00', '12:00'],
    ['Mexico City', '14:00', '14:00'],
    ['Santiago', '11:00', '12:00'],
    ['Buenos Aires', '11:00', '11:00'],
    ['Madrid', '07:00', '06:00'],
  ] as const)('a change in %s comes at eight, in January and in June', async (city, ...utc) => {
    const { call, menuId } = await anOwnerIn(CITIES[city]);
    for (const [index, month] of ['01', '06'].entries()) {
      const thisYear = new Date().getUTCFullYear();
      const day = `${thisYear}-${month}-15`;
      const coming = Date.parse(day) > Date.now() ? day : day.replace(/^\d+/, `${thisYear + 1}`);
      const change = await call(menus.scheduledChange.create, {
        kind: 'unpublish',
        at: `${coming}T08:00`,
        menuIds: [menuId],
      });
      expect(change.at).toBe(`${coming}T${utc[index]!}:00.000Z`);
    }
  });

  it('a change of menus in several time zones comes in each, and without them at one moment', async () => {
    const { accountId, call, menuIds, schedule, list } = await scheduling(service).ownerOf(3);
    const [first, abroad, other] = menuIds as [string, string, string];
    await call(menus.menu.update, { menuId: abroad, country: 'MX' });
    const day = inHours(48).slice(0, 10);
    const dueIn = (made: ScheduledChangeView) => [made.at, made.menus.map(({ menuId }) => menuId)];
    const requests = [PRICES, { kind: 'unpublish', menuIds } as const];
    for (const request of requests) {
      await schedule(request, `${day}T06:00`);
      const { rows } = await list();
      expect(rows.map(dueIn)).toEqual([
        [`${day}T10:00:00.000Z`, [first, other].toSorted()],
        [`${day}T12:00:00.000Z`, [abroad]],
      ]);
      await service.sql('DELETE FROM scheduled_changes WHERE account_id = $1', [accountId]);
    }
    const atOneMoment = await schedule(PRICES, `${day}T06:00Z`);
    expect(atOneMoment.menus).toHaveLength(3);
    expect((await list()).rows).toEqual([atOneMoment]);
  });
});
