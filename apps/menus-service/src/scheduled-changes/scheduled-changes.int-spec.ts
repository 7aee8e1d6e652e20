import { menus } from '@cartaviva/contracts';
import { MAX_SCHEDULED_CHANGES } from '@cartaviva/domain';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { marksOf, TEN_PERCENT } from '../../test/priced-menus';
import { atOnce, FIRST_PAGE } from '../../test/samples';
import { inHours, PRICES, scheduling } from '../../test/scheduled-changes';
import { sharedTestService, type TestService } from '../../test/test-service';
import { ScheduledChangesRetention } from './scheduled-changes-retention';

let service: TestService;
let { sweep, letCome, ownerOf } = {} as ReturnType<typeof scheduling>;

beforeAll(async () => {
  service = await sharedTestService();
  ({ sweep, letCome, ownerOf } = scheduling(service));
});

describe('prices that are agreed for later', () => {
  it('change at their moment, once, however many sweep, and can be undone', async () => {
    const { call, first, get, schedule, preview, prices, undo } = await ownerOf(3);
    const before = await prices();
    const previewed = marksOf(await preview(TEN_PERCENT));
    const { id } = await schedule({ kind: 'prices', prices: { ...TEN_PERCENT, previewed } });
    const events = (await service.changesOf(first)).length;
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'waiting', itemCount: 4, percent: 10 });
    expect(await prices()).toEqual(before);

    await letCome(id);
    await sweep();
    const done = await get(id);
    expect(done).toMatchObject({ status: 'done', reason: null, left: [] });
    expect(await prices()).toContain('Sancocho 385.00');
    expect(await service.changesOf(first)).toHaveLength(events + 1);
    const { rows } = await call(menus.history.list, { menuId: first, ...FIRST_PAGE });
    expect(rows[0]).toMatchObject({ kind: 'scheduled', author: { kind: 'system' } });
    await undo(done.priceChangeId!);
    expect(await prices()).toEqual(before);
  });

  it('are agreed once where a try that nobody heard the answer of is sent again', async () => {
    const { list, schedule } = await ownerOf(2);
    const sent = { ...PRICES, newId: randomUUID() };
    const at = inHours(1);
    const [first, again] = await Promise.all([schedule(sent, at), schedule(sent, at)]);
    expect([again, await schedule(sent, at)]).toEqual([first, first]);
    expect((await list()).rows).toEqual([first]);
    await schedule({ ...PRICES, newId: randomUUID() }, at);
    expect((await list()).rows).toHaveLength(2);
  });

  it('are those that were looked at: what was changed since is left, and named', async () => {
    const { call, menuIds, get, schedule, prices } = await ownerOf(2);
    const { id } = await schedule(PRICES);
    const [soup] = (await call(menus.item.search, { menuId: menuIds[1]! })).rows;
    await call(menus.item.update, { itemId: soup!.id, price: '400' });
    await letCome(id);
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'done', left: [{ itemId: soup!.id }] });
    expect(await prices()).toEqual(['Sancocho 385.00', 'Pizza 330.00', 'Sancocho 400.00']);
  });

  it('are refused as those that change at once are', async () => {
    const { schedule, preview, call, first } = await ownerOf(1);
    const previewed = marksOf(await preview(TEN_PERCENT));
    const [soup] = (await call(menus.item.search, { menuId: first })).rows;
    await call(menus.item.update, { itemId: soup!.id, price: '1' });
    await expect(
      schedule({ kind: 'prices', prices: { ...TEN_PERCENT, previewed } }),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(schedule({ kind: 'prices' })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    const huge = { kind: 'percent' as const, percent: 1e9 };
    await expect(schedule({ kind: 'prices', prices: huge })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});

describe('a menu that is online for a time', () => {
  const agreed = async () => {
    const owner = await ownerOf(1);
    const { call, first, menuIds, schedule, list } = owner;
    const { slug } = await call(menus.restaurant.create, {
      ...{ name: 'Doña Ana', menus: menuIds.map((menuId) => ({ menuId })) },
    });
    const tabs = async () => {
      const asked = await service.visitor.call(menus.publicMenu.findRestaurant, { slug });
      return asked.restaurant!.tabs.map(({ menuId }) => menuId);
    };
    const begin = await schedule({ kind: 'publish', menuIds: [first], until: inHours(48) });
    const end = (await list()).rows.find(({ id }) => id === begin.pairedWith)!;
    return { ...owner, tabs, begin, end };
  };

  it('is two changes of one request, and a tab of its restaurant in that time alone', async () => {
    const { begin, end, first, tabs } = await agreed();
    expect(begin).toMatchObject({ kind: 'publish', status: 'waiting', pairedWith: end.id });
    expect(end).toMatchObject({ kind: 'unpublish', status: 'waiting', pairedWith: begin.id });
    expect(Date.parse(end.at) - Date.parse(begin.at)).toBeCloseTo(47 * 3_600_000, -5);
    expect(await tabs()).toEqual([]);
    await letCome(begin.id);
    await sweep();
    expect(await tabs()).toEqual([first]);
    await letCome(end.id);
    await sweep();
    expect(await tabs()).toEqual([]);
  });

  it('stays as one of them says where the other is cancelled', async () => {
    const { begin, end, get, cancel, tabs } = await agreed();
    await cancel(begin.id);
    expect(await get(end.id)).toMatchObject({ status: 'waiting', pairedWith: begin.id });
    await letCome(begin.id, end.id);
    await sweep();
    expect(await get(end.id)).toMatchObject({ status: 'done' });
    expect(await tabs()).toEqual([]);
  });

  it.each([
    ['an end before its beginning', { kind: 'publish', until: inHours(0.5) }],
    ['an end that is its beginning', { kind: 'publish', until: 'at' }],
    ['an end more than a year from now', { kind: 'publish', until: inHours(24 * 400) }],
    ['an end of what goes offline', { kind: 'unpublish', until: inHours(48) }],
  ] as const)('is refused with %s, and nothing is agreed', async (_, { kind, until }) => {
    const { menuIds, schedule, list } = await ownerOf(1);
    const at = inHours(1);
    const asked = schedule({ kind, menuIds, until: until === 'at' ? at : until }, at);
    await expect(asked).rejects.toMatchObject({
      ...{ code: 'INVALID_INPUT', details: { fields: { until: expect.any(String) } } },
    });
    expect((await list()).total).toBe(0);
  });
});

describe('menus that go online and offline', () => {
  it('do so at their moment; one that is so already gets no event, version or activity', async () => {
    const { call, menuIds, get, schedule } = await ownerOf(2);
    const [first, second] = menuIds as [string, string];
    await call(menus.menu.update, { menuId: second, isPublished: true });
    const states = async () =>
      Promise.all(
        menuIds.map(async (menuId) => (await call(menus.menu.get, { menuId })).isPublished),
      );
    const tracesOf = async (menuId: string) => ({
      events: (await service.changesOf(menuId)).length,
      versions: (await call(menus.history.list, { menuId, ...FIRST_PAGE })).total,
      activity: await service.sql(
        `SELECT activity AS kind, changed_at FROM menu_changes WHERE menu_id = $1 ORDER BY changed_at`,
        [menuId],
      ),
    });
    const [before, untouched] = [await tracesOf(first), await tracesOf(second)];
    const on = await schedule({ kind: 'publish', menuIds });
    await letCome(on.id);
    await sweep();
    expect(await states()).toEqual([true, true]);
    const { change } = (await service.changesOf(first)).at(-1)!;
    expect(change).toMatchObject({ isPublished: true });
    const after = await tracesOf(first);
    expect(after).toMatchObject({ events: before.events + 1, versions: before.versions + 1 });
    expect(after.activity.at(-1)).toMatchObject({ kind: 'menu-published' });
    expect(await tracesOf(second)).toEqual(untouched);
    const off = await schedule({ kind: 'unpublish', menuIds: [first] });
    await letCome(off.id);
    await sweep();
    expect(await states()).toEqual([false, true]);
    expect([(await get(on.id)).status, (await get(off.id)).status]).toEqual(['done', 'done']);
  });

  it('go by the plan of that moment', async () => {
    const { call, accountId, menuIds, get, schedule } = await ownerOf(2);
    const { id } = await schedule({ kind: 'publish', menuIds });
    await service.grant({ accountId, plan: 'free', expiresAt: null });
    await letCome(id);
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'failed', reason: 'menu-limit' });
    expect((await call(menus.menu.get, { menuId: menuIds[0]! })).isPublished).toBe(false);
    const { rows } = await call(menus.dashboard.activity, FIRST_PAGE);
    expect(rows[0]).toMatchObject({ kind: 'scheduled-change-failed' });
  });
});

describe('a change that cannot be done', () => {
  it('fails with its reason, and those after it are done', async () => {
    const { call, menuIds, get, schedule, prices } = await ownerOf(3);
    const [a, b, c] = menuIds as [string, string, string];
    const gone = await schedule({ kind: 'unpublish', menuIds: [a] });
    const stale = await schedule({ kind: 'prices', prices: { ...TEN_PERCENT, menuIds: [b] } });
    const good = await schedule({ kind: 'prices', prices: { ...TEN_PERCENT, menuIds: [c] } });
    await call(menus.menu.delete, { menuId: a });
    const [soup] = (await call(menus.item.search, { menuId: b })).rows;
    await call(menus.item.delete, { itemId: soup!.id });
    await letCome(gone.id, stale.id, good.id);
    await sweep();
    expect(await get(gone.id)).toMatchObject({ status: 'failed', reason: 'menus-gone' });
    expect(await get(stale.id)).toMatchObject({ status: 'failed', reason: 'prices-changed' });
    expect(await get(good.id)).toMatchObject({ status: 'done' });
    menuIds.shift();
    expect(await prices()).toEqual(['Sancocho 385.00']);
  });
});

describe('the moment of a change', () => {
  it('is the database’s: a process whose clock is wrong does nothing early, and agrees to nothing past', async () => {
    const { get, schedule, prices } = await ownerOf(1);
    const { id } = await schedule(PRICES);
    service.clock.advance({ minutes: 180 });
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'waiting' });
    await expect(schedule(PRICES, inHours(0.5))).resolves.toMatchObject({ status: 'waiting' });
    service.clock.advance({ minutes: -600 });
    await expect(schedule(PRICES, inHours(-1))).rejects.toMatchObject({
      details: { fields: { at: expect.stringMatching(/no haya pasado/) } },
    });
    await letCome(id);
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'done' });
    expect(await prices()).toContain('Sancocho 385.00');
    service.clock.advance({ minutes: 420 });
  });

  it('is of the clock at home without an offset, and within a year', async () => {
    const { schedule } = await ownerOf(1);
    const day = inHours(48).slice(0, 10);
    expect(await schedule(PRICES, `${day}T06:00`)).toMatchObject({ at: `${day}T10:00:00.000Z` });
    for (const at of [inHours(24 * 367), '2026-11-24', 'mañana', inHours(-24 * 9000)]) {
      await expect(schedule(PRICES, at)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    }
  });
});

describe('what an account has agreed', () => {
  it('is bounded, also at once, and room comes with what is cancelled', async () => {
    const { accountId, first, cancel, list, schedule } = await ownerOf(1);
    await service.sql(
      `INSERT INTO scheduled_changes (account_id, kind, at, menus)
       SELECT $1, 'publish', now() + interval '2 days', '[]' FROM generate_series(1, $2)`,
      [accountId, MAX_SCHEDULED_CHANGES - 2],
    );
    const wish = { kind: 'publish' as const, menuIds: [first] };
    const { done, refused } = await atOnce(6, () => schedule(wish));
    expect([done.length, refused.length]).toEqual([2, 4]);
    expect(refused[0]).toMatchObject({ code: 'SCHEDULED_CHANGES_FULL' });
    await cancel(done[0]!.id);
    await cancel(done[0]!.id);
    await expect(schedule(wish)).resolves.toBeDefined();
    const { rows, total } = await list();
    expect(total).toBe(MAX_SCHEDULED_CHANGES + 1);
    expect(rows).toHaveLength(FIRST_PAGE.limit);
    expect(rows[0]).toMatchObject({ menus: [{ menuId: first }], status: 'waiting' });
  });

  it('is nobody else’s to see, to cancel or to name', async () => {
    const [ana, eve] = [await ownerOf(1), await ownerOf(1)];
    const { id } = await ana.schedule(PRICES);
    const missing = { code: 'SCHEDULED_CHANGE_NOT_FOUND' };
    await expect(eve.get(id)).rejects.toMatchObject(missing);
    await expect(eve.cancel(id)).rejects.toMatchObject(missing);
    await expect(eve.get(randomUUID())).rejects.toMatchObject(missing);
    expect(await eve.list()).toEqual({ rows: [], total: 0 });
    for (const request of [
      { kind: 'publish' as const, menuIds: [ana.first] },
      { kind: 'prices' as const, prices: { ...TEN_PERCENT, menuIds: [ana.first] } },
    ]) {
      await expect(eve.schedule(request)).rejects.toMatchObject({ code: 'MENU_NOT_FOUND' });
    }
    expect(await ana.get(id)).toMatchObject({ status: 'waiting' });
  });

  it('is cancelled when the account closes, and none is made then', async () => {
    const { accountId, get, schedule, prices } = await ownerOf(1);
    const before = await prices();
    const { id } = await schedule(PRICES);
    await service.emitClosing({
      accountId,
      userId: randomUUID(),
      erasesAt: inHours(24),
      version: 1,
    });
    await eventually(async () =>
      expect(await get(id)).toMatchObject({ status: 'cancelled', reason: 'account-closing' }),
    );
    await expect(schedule(PRICES)).rejects.toMatchObject({ code: 'ACCOUNT_CLOSING' });
    await service.sql(
      `UPDATE scheduled_changes SET status = 'waiting', reason = NULL, ended_at = NULL WHERE id = $1`,
      [id],
    );
    await letCome(id);
    await sweep();
    expect(await get(id)).toMatchObject({ status: 'cancelled', reason: 'account-closing' });
    expect(await prices()).toEqual(before);
  });

  it('goes 30 days after it was over; what waits stays', async () => {
    const { cancel, schedule, list } = await ownerOf(1);
    const [old, fresh, waiting] = [
      await schedule(PRICES),
      await schedule(PRICES),
      await schedule(PRICES),
    ];
    await Promise.all([old, fresh].map(({ id }) => cancel(id)));
    const ago = (days: number) => new Date(service.clock.now().getTime() - days * 86_400_000);
    const age = `UPDATE scheduled_changes SET ended_at = $2 WHERE id = $1`;
    await service.sql(age, [old.id, ago(30)]);
    await service.sql(age, [fresh.id, ago(29.9)]);
    await Promise.all(service.replicas.map((app) => app.get(ScheduledChangesRetention).forget()));
    expect((await list()).rows.map(({ id }) => id)).toEqual([waiting.id, fresh.id]);
  });
});
