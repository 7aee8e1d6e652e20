import { menus, menusEvents, type Engagement, type WeeklyMailDue } from '@cartaviva/contracts';
import { HOME_OFFSET, type PlanId } from '@cartaviva/domain';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../../test/samples';
import { startTestService, type TestService } from '../../../test/test-service';
import { addDays, dayOf } from '../day';
import { MailedWeeks } from './mailed-weeks';
import { WeeklyMails } from './weekly-mails';

let service: TestService;
/** Monday of the current test. Each test uses another one. */
let monday: string;

beforeAll(async () => {
  service = await startTestService();
  const today = dayOf(service.clock.now());
  monday = addDays(today, 7 - ((new Date(today).getUTCDay() + 6) % 7));
});
afterAll(() => service.stop());
beforeEach(() => {
  monday = addDays(monday, 7);
  at(monday, '12:00:00');
});
/** Sets the clock to a moment in Santo Domingo. */
function at(day: string, time: string): void {
  const ahead = Date.parse(`${day}T${time}${HOME_OFFSET}`) - service.clock.now().getTime();
  service.clock.advance({ seconds: ahead / 1000 });
}

async function ownerOn(plan: PlanId, { isPublished = true, views = 2 } = {}) {
  const ana = service.owner();
  if (plan !== 'free') await service.grant({ accountId: ana.accountId, plan, expiresAt: null });
  const { id: menuId } = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
  await look(menuId, addDays(monday, -1), views);
  if (!isPublished) await ana.call(menus.menu.update, { menuId, isPublished });
  return { ...ana, menuId };
}

const look = (menuId: string, day: string, visitors: number) =>
  service.system.call(menus.visit.record, {
    visits: Array.from({ length: visitors }, (_, visitor) => ({
      ...{ menuId, visitorId: `visitor-${visitor}`, source: 'qr' as const },
      at: `${day}T12:00:00${HOME_OFFSET}`,
    })),
  });

const run = () => Promise.all(service.replicas.map((replica) => replica.get(WeeklyMails).run()));

async function mailsTo(accountId: string): Promise<WeeklyMailDue[]> {
  const rows = await service.sql<{ payload: WeeklyMailDue }>(
    `SELECT payload FROM outbox WHERE name = $1 AND payload->>'accountId' = $2 ORDER BY position`,
    [menusEvents.weeklyMailDue.name, accountId],
  );
  return rows.map(({ payload }) => payload);
}

describe('what to do with a menu', () => {
  const engage = (menuId: string, visitor: number, daysAgo: number, did: Partial<Engagement>) =>
    service.system.call(menus.visit.recordEngagements, {
      engagements: [
        {
          ...{ menuId, visitorId: `visitor-${visitor}` },
          at: `${addDays(monday, -daysAgo)}T09:00:00${HOME_OFFSET}`,
          ...did,
        },
      ],
    });
  const rulesOf = async ({ call, menuId }: Awaited<ReturnType<typeof ownerOn>>) =>
    (await call(menus.analytics.advice, { menuId })).map(({ rule }) => rule);

  /** Sets the creation of a menu and its items to this number of days before Monday. */
  async function createdBefore(menuId: string, days: number): Promise<void> {
    const created = new Date(Date.parse(monday) - days * 86_400_000);
    await service.sql(`UPDATE menus SET created_at = $2 WHERE id = $1`, [menuId, created]);
    await service.sql(`UPDATE menu_items SET created_at = $2 WHERE menu_id = $1`, [
      menuId,
      created,
    ]);
  }

  it('follows from what three people searched, not from what one did on three days', async () => {
    const ana = await ownerOn('profesional');
    const { menuId } = ana;
    for (const day of [1, 2, 3]) {
      await engage(menuId, 1, day, { searches: ['me llamo ana'] });
      await engage(menuId, day, 1, { searches: ['Mofongo'] });
    }
    expect(await ana.call(menus.analytics.advice, { menuId })).toEqual([
      {
        rule: 'empty-search',
        sentence: '3 personas buscaron «mofongo» y no lo encontraron',
        action: 'Agregar el plato',
        path: `/editor/${menuId}?newItem=mofongo#items`,
      },
    ]);
    await ana.call(menus.item.create, anItem({ menuId, name: 'Mofongo' }));
    expect(await rulesOf(ana)).toEqual([]);
  });

  it('names an item that nobody opened, if it was there and to be had all the time', async () => {
    const ana = await ownerOn('profesional', { views: 50 });
    const { menuId } = ana;
    const { id: flan } = await ana.call(menus.item.create, anItem({ menuId, name: 'Flan' }));
    const { id: chivo } = await ana.call(menus.item.create, anItem({ menuId, name: 'Chivo' }));
    for (const visitor of [1, 2, 3, 4]) await engage(menuId, visitor, 1, { itemIds: [chivo] });
    // Postgres uses the real clock instead of the test clock.
    await createdBefore(menuId, 0);
    expect(await rulesOf(ana)).toEqual([]);
    await createdBefore(menuId, 40);
    expect(await ana.call(menus.analytics.advice, { menuId })).toMatchObject([
      { rule: 'item-never-opened', path: `/editor/${menuId}?item=${flan}#items` },
    ]);
    await ana.call(menus.item.update, { itemId: flan, isAvailable: false });
    await ana.call(menus.item.update, { itemId: flan, isAvailable: true });
    await service.sql(`UPDATE menu_changes SET changed_at = $2 WHERE menu_id = $1`, [
      ...[menuId, new Date(Date.parse(monday) - 2 * 86_400_000)],
    ]);
    expect(await rulesOf(ana)).toEqual([]);
  });
});

describe('the mail about the week of an owner’s menus', () => {
  it('goes on Monday at eight, once, by however many replicas, with the week’s figures', async () => {
    const ana = await ownerOn('profesional', { views: 3 });
    const { id: second } = await ana.call(
      menus.menu.create,
      aMenu({ name: 'Cenas', isPublished: true }),
    );
    const { id: third } = await ana.call(
      menus.menu.create,
      aMenu({ name: 'Nadie lo abrió', isPublished: true }),
    );
    await look(third, addDays(monday, -9), 6);
    await look(second, addDays(monday, -7), 5);
    await look(second, addDays(monday, -8), 4);
    // Views of the current week do not count for the previous week.
    await look(second, monday, 9);
    at(monday, '07:59:59');
    await run();
    expect(await mailsTo(ana.accountId)).toEqual([]);

    at(monday, '08:00:00');
    await run();
    await run();
    const expected = {
      accountId: ana.accountId,
      week: {
        ...{ from: addDays(monday, -7), to: addDays(monday, -1), views: 8, viewsBefore: 10 },
        menus: [
          { menuId: second, name: 'Cenas', views: 5, viewsBefore: 4, visitors: 5 },
          { menuId: ana.menuId, name: 'Almuerzos', views: 3, viewsBefore: 0, visitors: 3 },
        ],
      },
      expiresAt: new Date(`${addDays(monday, 2)}T00:00:00${HOME_OFFSET}`).toISOString(),
    };
    expect(await mailsTo(ana.accountId)).toMatchObject([expected]);

    monday = addDays(monday, 7);
    await look(ana.menuId, addDays(monday, -3), 1);
    at(monday, '09:00:00');
    await run();
    expect(await mailsTo(ana.accountId)).toMatchObject([expected, { week: { views: 10 } }]);
  });

  it('that was missed goes until the end of Tuesday', async () => {
    const [ana, luis, eva] = [
      await ownerOn('empresarial'),
      await ownerOn('empresarial'),
      await ownerOn('empresarial'),
    ];
    const set = ({ call }: typeof ana, enabled: boolean) =>
      call(menus.analytics.setWeeklyMail, { enabled });
    await set(ana, false);
    await set(eva, false);
    at(addDays(monday, 1), '23:59:40');
    await run();
    // An owner who enables the email again by the end of Tuesday still gets this week's.
    await set(eva, true);
    at(addDays(monday, 1), '23:59:50');
    await run();
    await set(ana, true);
    at(addDays(monday, 2), '00:00:00');
    await run();
    expect(await mailsTo(luis.accountId)).toHaveLength(1);
    expect(await mailsTo(eva.accountId)).toHaveLength(1);
    expect(await mailsTo(ana.accountId)).toEqual([]);
  });

  it('goes to nobody who says no while it is counted', async () => {
    const [ana, luis] = [await ownerOn('profesional'), await ownerOn('profesional')];
    const [replica] = service.replicas;
    const weeks = replica.get(MailedWeeks);
    const count = weeks.of.bind(weeks);
    jest.spyOn(weeks, 'of').mockImplementation(async (accountId, due) => {
      const week = await count(accountId, due);
      if (accountId === ana.accountId)
        await ana.call(menus.analytics.setWeeklyMail, { enabled: false });
      return week;
    });
    at(monday, '08:00:00');
    await replica.get(WeeklyMails).run();
    jest.restoreAllMocks();
    expect(await mailsTo(luis.accountId)).toHaveLength(1);
    expect(await mailsTo(ana.accountId)).toEqual([]);
  });

  it('goes to nobody who has no plan for it, wants none, leaves, or has nothing to read', async () => {
    const reader = await ownerOn('profesional');
    const [lapsed, without, leaving] = [
      await ownerOn('profesional'),
      await ownerOn('inicial'),
      await ownerOn('profesional'),
    ];
    const offline = await ownerOn('profesional', { isPublished: false });
    const unseen = await ownerOn('profesional', { views: 0 });
    const switchedOff = await ownerOn('profesional');
    await switchedOff.call(menus.analytics.setWeeklyMail, { enabled: false });
    at(monday, '08:30:00');
    const expiresAt = service.clock.now().toISOString();
    await service.grant({ accountId: lapsed.accountId, plan: 'profesional', expiresAt });
    await service.sql(
      `INSERT INTO closed_accounts (account_id, erases_at, version) VALUES ($1, now(), 1)`,
      [leaving.accountId],
    );
    await run();
    expect(await mailsTo(reader.accountId)).toHaveLength(1);
    for (const { accountId } of [lapsed, without, leaving, offline, unseen, switchedOff]) {
      expect(await mailsTo(accountId)).toEqual([]);
    }
  });

  it('is on until its owner says otherwise, here or by the link of a mail', async () => {
    const ana = await ownerOn('profesional');
    at(monday, '08:00:00');
    await run();
    const [mail] = await mailsTo(ana.accountId);
    const setting = () => ana.call(menus.analytics.weeklyMail, {});
    expect(await setting()).toEqual({ enabled: true });
    await service.visitor.call(menus.analytics.stopWeeklyMail, { token: randomUUID() });
    expect(await setting()).toEqual({ enabled: true });
    const { stopToken: token } = mail!.week;
    await service.visitor.call(menus.analytics.stopWeeklyMail, { token });
    expect(await setting()).toEqual({ enabled: false });
    await ana.call(menus.analytics.setWeeklyMail, { enabled: true });
    expect(await setting()).toEqual({ enabled: true });

    const luis = await ownerOn('inicial');
    const refused = { code: 'PLAN_REQUIRED', details: { plan: 'profesional' } };
    await expect(luis.call(menus.analytics.weeklyMail, {})).rejects.toMatchObject(refused);
    const off = { enabled: false };
    await expect(luis.call(menus.analytics.setWeeklyMail, off)).rejects.toMatchObject(refused);
    const { menuId } = luis;
    await expect(luis.call(menus.analytics.advice, { menuId })).rejects.toMatchObject(refused);
  });
});
