import { menus, type AccountTransferred, type MenuView } from '@cartaviva/contracts';
import { AccountTransfers } from '@cartaviva/persistence';
import { eventually, ownerColumns } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { OWNER_TABLES } from './owner-tables';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const FIRST_PAGE = { page: 1, limit: 20 };
const refused = (code: string) => expect.objectContaining({ code });

/** An owner of two menus in a restaurant, one online, and whoever takes the account over. */
async function ownerOfTwo() {
  const [owner, taker] = [service.owner(), service.owner()];
  await service.grant({ accountId: owner.accountId, plan: 'profesional', expiresAt: null });
  const online = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const draft = await owner.call(menus.menu.create, aMenu());
  const item = await owner.call(menus.item.create, anItem({ menuId: online.id }));
  await owner.call(menus.restaurant.create, { name: 'El Conuco' });
  await service.sql(
    `INSERT INTO price_changes (account_id, kind, item_count, menus, items)
     VALUES ($1, 'list', 0, '[]', '[]')`,
    [owner.accountId],
  );
  await service.sql(
    `INSERT INTO scheduled_changes (account_id, kind, at, menus) VALUES ($1, 'publish', now() + interval '1 day', '[]')`,
    [owner.accountId],
  );
  const transferred: AccountTransferred = {
    ...{ transferId: randomUUID(), fromId: owner.accountId, toId: taker.accountId },
    ...{ fromName: 'Carmen Peña', acceptedAt: new Date().toISOString() },
    stays: true,
  };
  return { owner, taker, online, draft, item, transferred };
}

const isMoved = async ({ transferId }: AccountTransferred) =>
  (
    await service.sql(`SELECT FROM account_transfers WHERE id = $1 AND moved_at IS NOT NULL`, [
      transferId,
    ])
  ).length === 1;

async function transfer(event: AccountTransferred, times = 1) {
  await service.emitTransferred(event, Array(times).fill(randomUUID()) as string[]);
  await eventually(async () => expect(await isMoved(event)).toBe(true));
}

/** Tables in which a row names the user, among those that follow an account. */
async function tablesOf(accountId: string): Promise<string[]> {
  const named: string[] = [];
  for (const { table, column, onTransfer } of OWNER_TABLES) {
    if (onTransfer === 'stay' || table === 'menu_versions' || column === 'made_by') continue;
    const rows = await service.sql(`SELECT FROM ${table} WHERE ${column} = $1`, [accountId]);
    if (rows.length > 0) named.push(table);
  }
  return named;
}

describe('the tables of an owner', () => {
  it('are all listed, with what becomes of them', async () => {
    const listed = OWNER_TABLES.map(({ table, column }) => `${table}.${column}`).sort();
    expect(listed).toEqual(await ownerColumns(service.sql));
  });

  it('take no new row of an owner whose account is changing hands, where they follow it', async () => {
    const watched = await service.sql<{ table: string }>(
      `SELECT event_object_table AS table FROM information_schema.triggers
       WHERE trigger_schema = current_schema() AND trigger_name = 'refuse_transferred'`,
    );
    const moved = OWNER_TABLES.filter(({ onTransfer }) => onTransfer === 'move');
    const names = (rows: readonly { table: string }[]) => rows.map(({ table }) => table).sort();
    expect(names(watched)).toEqual(names(moved));
  });
});

describe('an account that another owner took', () => {
  it('is theirs with all that is in it, and nothing is left by the former owner’s id', async () => {
    const { owner, taker, online, draft, item, transferred } = await ownerOfTwo();
    const before = await tablesOf(owner.accountId);
    expect(before).toEqual([
      ...['scheduled_changes', 'menus', 'menu_activity', 'price_changes', 'restaurants'],
      'entitlements',
    ]);
    const seen = await service.publicMenu(online.id);
    await transfer(transferred, 3);
    expect(await tablesOf(taker.accountId)).toEqual(before);
    expect(await tablesOf(owner.accountId)).toEqual(['entitlements']);
    const theirs = (menu: MenuView) => ({ ...menu, accountId: taker.accountId });
    // Ids, addresses, codes, versions and what diners see are as they were.
    expect(await taker.call(menus.menu.get, { menuId: online.id })).toEqual(theirs(online));
    expect(await taker.call(menus.menu.get, { menuId: draft.id })).toEqual(theirs(draft));
    expect(await service.publicMenu(online.id)).toEqual(seen);
    const renamed = { itemId: item.id, name: 'Sancocho' };
    expect(await taker.call(menus.item.update, renamed)).toMatchObject({ name: 'Sancocho' });
    await expect(owner.call(menus.item.update, renamed)).rejects.toEqual(refused('ITEM_NOT_FOUND'));
    expect(await owner.call(menus.menu.list, FIRST_PAGE)).toEqual({ rows: [], total: 0 });
  });

  it('joins the menus that its new owner had, past the plan’s limit', async () => {
    const { taker, transferred } = await ownerOfTwo();
    await taker.call(menus.menu.create, aMenu());
    await transfer(transferred);
    expect(await taker.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 3 });
  });

  it('has its plan at once, until billing tells another, whichever of both comes first', async () => {
    const first = await ownerOfTwo();
    await transfer(first.transferred);
    await first.taker.call(menus.menu.create, aMenu());
    await service.grant({ accountId: first.taker.accountId, plan: 'free', expiresAt: null });
    await expect(first.taker.call(menus.menu.create, aMenu())).rejects.toEqual(
      refused('MENU_LIMIT_REACHED'),
    );
    const second = await ownerOfTwo();
    await service.grant({ accountId: second.owner.accountId, plan: 'free', expiresAt: null });
    await service.grant({
      accountId: second.taker.accountId,
      plan: 'profesional',
      expiresAt: null,
    });
    await transfer(second.transferred);
    await second.taker.call(menus.menu.create, aMenu());
  });

  it('is signed in its history by who changed what', async () => {
    const { taker, online, transferred } = await ownerOfTwo();
    await transfer(transferred);
    const page = { menuId: online.id, ...FIRST_PAGE };
    const { rows } = await taker.call(menus.history.list, page);
    expect(rows.map(({ author }) => author)).toEqual(
      rows.map(() => ({ kind: 'member', name: 'Carmen Peña', isYou: false })),
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('tells whose it was a moment ago with each change, for who has not heard of it', async () => {
    const { owner, taker, online, transferred } = await ownerOfTwo();
    await transfer(transferred);
    await taker.call(menus.menu.update, { menuId: online.id, name: 'Cenas' });
    const { change } = (await service.changesOf(online.id)).at(-1)!;
    expect(change).toMatchObject({ accountId: taker.accountId, formerOwnerIds: [owner.accountId] });
  });
});

describe('what is written while an account changes hands', () => {
  it('is refused, to be repeated, for the former owner; and theirs alone again a minute later', async () => {
    const { owner, taker, transferred } = await ownerOfTwo();
    await transfer(transferred);
    const create = () => owner.call(menus.menu.create, aMenu());
    await expect(create()).rejects.toEqual(refused('UNAVAILABLE'));
    await expect(owner.call(menus.restaurant.create, { name: 'Otro' })).rejects.toEqual(
      refused('UNAVAILABLE'),
    );
    await taker.call(menus.menu.create, aMenu());
    await service.sql(
      `UPDATE account_transfers SET moved_at = moved_at - interval '1 minute' WHERE id = $1`,
      [transferred.transferId],
    );
    await create();
    expect(await owner.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 1 });
    expect(await taker.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 3 });
  });

  it('is done and moves along when it was begun before', async () => {
    const { owner, taker, transferred } = await ownerOfTwo();
    let begun!: () => void;
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    let end!: () => void;
    const mayEnd = new Promise<void>((resolve) => (end = resolve));
    const writing = service.transaction(async (manager) => {
      await manager.query(
        `INSERT INTO restaurants (account_id, name) VALUES ($1, 'A medio hacer')`,
        [owner.accountId],
      );
      begun();
      await mayEnd;
    });
    await isBegun;
    await service.emitTransferred(transferred);
    const known = `SELECT FROM account_transfers WHERE id = $1`;
    await eventually(async () =>
      expect(await service.sql(known, [transferred.transferId])).toHaveLength(1),
    );
    expect(await isMoved(transferred)).toBe(false);
    // What begins now is refused already.
    const late = owner.call(menus.restaurant.create, { name: 'Tarde' });
    end();
    await writing;
    await expect(late).rejects.toEqual(refused('UNAVAILABLE'));
    await eventually(async () => expect(await isMoved(transferred)).toBe(true));
    const names = await service.sql<{ name: string }>(
      `SELECT name FROM restaurants WHERE account_id = $1 ORDER BY name`,
      [taker.accountId],
    );
    expect(names).toEqual([{ name: 'A medio hacer' }, { name: 'El Conuco' }]);
  });

  it('loses nothing of twenty menus that are made and changed meanwhile', async () => {
    const { owner, taker, online, transferred } = await ownerOfTwo();
    await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
    const rename = (index: number) =>
      owner.call(menus.menu.update, { menuId: online.id, name: `Carta ${index}` });
    const all = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? owner.call(menus.menu.create, aMenu()) : rename(index),
    );
    const moved = transfer(transferred);
    const outcomes = await Promise.allSettled(all);
    await moved;
    const made = outcomes.filter((each, index) => index % 2 === 0 && each.status === 'fulfilled');
    const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const { code } of refusals as { code: string }[]) {
      expect(['UNAVAILABLE', 'MENU_NOT_FOUND']).toContain(code);
    }
    const { total } = await taker.call(menus.menu.list, FIRST_PAGE);
    expect(total).toBe(2 + made.length);
    expect(await owner.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 0 });
  });

  it('is moved by whoever takes over from a process that died midway', async () => {
    const { owner, taker, transferred } = await ownerOfTwo();
    const died = new Error('died');
    const follow = service.replicas[0]
      .get(AccountTransfers)
      .follow(transferred, async (manager) => {
        await manager.query(`UPDATE menus SET account_id = $2 WHERE account_id = $1`, [
          owner.accountId,
          taker.accountId,
        ]);
        throw died;
      });
    await expect(follow).rejects.toBe(died);
    expect(await owner.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 2 });
    await transfer(transferred);
    expect(await taker.call(menus.menu.list, FIRST_PAGE)).toMatchObject({ total: 2 });
  });
});
