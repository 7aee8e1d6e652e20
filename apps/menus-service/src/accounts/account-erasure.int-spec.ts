import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { lockOwner } from '../entitlements/lock-owner';
import { Menu } from '../menus/menu.entity';
import { restaurantForMenu } from '../restaurants/restaurant-of-menu';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function ownerOfThree(visits: number) {
  const owner = service.owner();
  const { accountId, call } = owner;
  await service.grant({ accountId, plan: 'inicial', expiresAt: null });
  const menuIds: string[] = [];
  for (const name of ['Desayunos', 'Almuerzos', 'Cenas']) {
    const { id: menuId } = await call(menus.menu.create, aMenu({ name, isPublished: true }));
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    await call(menus.item.create, anItem({ menuId, categoryId }));
    await call(menus.menu.print, { menuId, layout: 'tent', mesa: '4' });
    menuIds.push(menuId);
  }
  await service.sql(
    `INSERT INTO menu_visits (menu_id, visitor_id, source)
     SELECT menu_id, 'visitor-' || n, 'qr' FROM unnest($1::uuid[]) menu_id, generate_series(1, $2) n`,
    [menuIds, visits],
  );
  await service.sql(
    `INSERT INTO price_changes (account_id, kind, item_count, menus) VALUES ($1, 'list', 0, '[]')`,
    [accountId],
  );
  await service.sql(
    `INSERT INTO scheduled_changes (account_id, kind, at, menus) VALUES ($1, 'publish', now() + interval '1 day', '[]')`,
    [accountId],
  );
  await service.sql(`INSERT INTO weekly_mail_settings (account_id) VALUES ($1)`, [accountId]);
  await service.sql(`INSERT INTO weekly_mails (account_id, week) VALUES ($1, '2026-11-23')`, [
    accountId,
  ]);
  return { ...owner, menuIds };
}

/** Runs `body` as a trigger after every statement that deletes from the tables. */
async function afterDeletes(tables: readonly string[], body: string): Promise<void> {
  await service.sql(`
    CREATE OR REPLACE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN ${body} RETURN NULL; END $$`);
  for (const table of tables) {
    await service.sql(`
      CREATE OR REPLACE TRIGGER watch AFTER DELETE ON ${table} REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION watch()`);
  }
}

/** Counts the rows of each table that name the owner or the owner's menus, except for the note of the closing. */
async function rowsOf({ accountId, menuIds }: { accountId: string; menuIds: string[] }) {
  const places = await service.sql<{ table: string; column: string }>(
    `SELECT table_name AS table, column_name AS column FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name IN ('account_id', 'menu_id')
       AND table_name <> 'closed_accounts'`,
  );
  const rows: Record<string, number> = {};
  for (const { table, column } of places) {
    const named = `SELECT FROM ${table} WHERE ${column} = ANY($1)`;
    const { length } = await service.sql(named, [[accountId, ...menuIds]]);
    if (length > 0) rows[table] = length;
  }
  return rows;
}

const deletionsOf = async (menuId: string) =>
  (await service.changesOf(menuId)).filter(({ change }) => change.isDeleted).length;

describe('an account that is gone', () => {
  afterEach(() => service.sql(`DROP FUNCTION IF EXISTS watch CASCADE`));

  it('leaves nothing here, however often its event arrives', async () => {
    const [ana, eve] = [await ownerOfThree(2), await ownerOfThree(2)];
    const before = await rowsOf(eve);
    expect(before).toEqual({
      ...{ menus: 3, menu_categories: 3, menu_items: 3, menu_visits: 6, entitlements: 1 },
      menu_changes: 9,
      menu_slugs: 3,
      table_short_codes: 3,
      weekly_mails: 1,
      weekly_mail_settings: 1,
      price_changes: 1,
      scheduled_changes: 1,
      restaurants: 1,
    });
    const id = randomUUID();
    await service.emitErased(ana, [id, id, randomUUID(), randomUUID()]);
    await eventually(async () => expect(await rowsOf(ana)).toEqual({}));
    for (const menuId of ana.menuIds) {
      const found = await service.visitor.call(menus.publicMenu.find, { menuId });
      expect(found).toEqual({ state: 'missing' });
      expect(await deletionsOf(menuId)).toBe(1);
    }
    expect(await rowsOf(eve)).toEqual(before);
  });

  it('goes with what its owner had deleted, of which no event is emitted again', async () => {
    const ana = await ownerOfThree(1);
    const [menuId] = ana.menuIds as [string];
    await ana.call(menus.menu.delete, { menuId });
    await service.emitErased(ana);
    await eventually(async () => expect(await rowsOf(ana)).toEqual({}));
    for (const id of ana.menuIds) expect(await deletionsOf(id)).toBe(1);
  });

  it('goes in portions, however often its menus were visited', async () => {
    const ana = await ownerOfThree(6000);
    await service.sql(`CREATE SEQUENCE excesses`);
    await afterDeletes(
      ['menu_visits'],
      `IF (SELECT count(*) FROM deleted) > 5000 THEN PERFORM nextval('excesses'); END IF;`,
    );
    await service.emitErased(ana);
    await eventually(async () => expect(await rowsOf(ana)).toEqual({}));
    expect(await service.sql(`SELECT is_called FROM excesses`)).toEqual([{ is_called: false }]);
  });

  it('goes to the end though the handler fails midway, again and again', async () => {
    const ana = await ownerOfThree(2000);
    // A rollback does not reset a sequence, so it counts the statements of every attempt.
    await service.sql(`CREATE SEQUENCE steps`);
    await afterDeletes(
      ['menu_visits', 'menus', 'entitlements'],
      `IF nextval('steps') IN (2, 5, 7) THEN RAISE EXCEPTION 'the disk is full'; END IF;`,
    );
    await service.emitErased(ana);
    await eventually(async () => expect(await rowsOf(ana)).toEqual({}), 20_000);
    const [steps] = await service.sql<{ taken: number }>(
      `SELECT last_value::int AS taken FROM steps`,
    );
    expect(steps!.taken).toBeGreaterThan(7);
    for (const menuId of ana.menuIds) expect(await deletionsOf(menuId)).toBe(1);
  });

  it('takes with it a menu that is being made just then, and makes no other', async () => {
    const ana = service.owner();
    await service.transaction(async (manager) => {
      await lockOwner(manager, ana.accountId);
      await service.emitErased(ana);
      await eventually(async () => {
        const waiting = await service.sql(
          `SELECT FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event = 'advisory'`,
        );
        expect(waiting).not.toEqual([]);
      });
      const { accountId } = ana;
      const restaurant = await restaurantForMenu(manager, accountId, { restaurantName: 'Ana' });
      await manager.insert(Menu, { ...aMenu(), ...restaurant, accountId });
    });
    await eventually(async () => {
      const closed = await service.sql(`SELECT FROM closed_accounts WHERE account_id = $1`, [
        ana.accountId,
      ]);
      expect(closed).toHaveLength(1);
      expect(await rowsOf({ ...ana, menuIds: [] })).toEqual({});
    });
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });

  it('cannot be brought back by older news that comes late', async () => {
    const ana = await ownerOfThree(1);
    await service.emitErased(ana);
    await eventually(async () => expect(await rowsOf(ana)).toEqual({}));
    const late = { accountId: ana.accountId, userId: ana.userId, erasesAt: null, version: 7 };
    const barrier = { accountId: randomUUID(), userId: randomUUID(), erasesAt: null, version: 1 };
    for (const closing of [late, barrier]) await service.emitClosing(closing);
    await eventually(async () => {
      const known = await service.sql(`SELECT FROM closed_accounts WHERE account_id = $1`, [
        barrier.accountId,
      ]);
      expect(known).toHaveLength(1);
    });
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });
});
