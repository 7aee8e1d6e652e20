import { menus } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem } from '../../test/samples';
import { startWorld, type World } from '../../test/world';

let world: World;

beforeAll(async () => {
  world = await startWorld();
}, 60_000);

afterAll(() => world.stop());

/** An owner of three menus with content, visited so many times each. */
async function ownerOfThree(visits: number) {
  const owner = world.owner();
  const { userId, call } = owner;
  await world.grant({ userId, plan: 'inicial', expiresAt: null });
  const menuIds: string[] = [];
  for (const name of ['Desayunos', 'Almuerzos', 'Cenas']) {
    const { id: menuId } = await call(menus.menu.create, aMenu({ name, isPublished: true }));
    const { id: categoryId } = await call(menus.category.create, { menuId, name: 'Sopas' });
    await call(menus.item.create, anItem({ menuId, categoryId }));
    menuIds.push(menuId);
  }
  await world.sql(
    `INSERT INTO menu_visits (menu_id, visitor_id, source)
     SELECT menu_id, 'visitor-' || n, 'qr' FROM unnest($1::uuid[]) menu_id, generate_series(1, $2) n`,
    [menuIds, visits],
  );
  return { ...owner, menuIds };
}

/** Rows of the owner in every table that has some. */
async function rowsOf({ userId, menuIds }: { userId: string; menuIds: string[] }) {
  const [counts] = await world.sql<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM menus WHERE user_id = $1) AS menus,
            (SELECT count(*)::int FROM menu_categories WHERE menu_id = ANY($2)) AS categories,
            (SELECT count(*)::int FROM menu_items WHERE menu_id = ANY($2)) AS items,
            (SELECT count(*)::int FROM menu_visits WHERE menu_id = ANY($2)) AS visits,
            (SELECT count(*)::int FROM entitlements WHERE user_id = $1) AS entitlements`,
    [userId, menuIds],
  );
  return counts!;
}

const NOTHING = { menus: 0, categories: 0, items: 0, visits: 0, entitlements: 0 };

const deletionsOf = async (menuId: string) =>
  (await world.changesOf(menuId)).filter(({ change }) => change.isDeleted).length;

describe('an account that is gone', () => {
  test('leaves nothing here, however much it was and however often it is told', async () => {
    const [ana, eve] = [await ownerOfThree(4500), await ownerOfThree(2)];
    const before = await rowsOf(eve);
    const id = randomUUID();
    await world.tellErased(ana.userId, [id, id, randomUUID(), randomUUID()]);
    await eventually(async () => expect(await rowsOf(ana)).toEqual(NOTHING), 20_000);
    for (const menuId of ana.menuIds) {
      expect(await world.visitor.call(menus.publicMenu.find, { menuId })).toEqual({
        state: 'missing',
      });
      expect(await deletionsOf(menuId)).toBe(1);
    }
    expect(await rowsOf(eve)).toEqual(before);
  }, 60_000);

  test('is erased to the end though the handler fails midway, again and again', async () => {
    const ana = await ownerOfThree(4500);
    // A sequence is not rolled back: it counts the statements over every attempt.
    await world.sql(`CREATE SEQUENCE steps`);
    await world.sql(`
      CREATE FUNCTION fail_at_times() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF nextval('steps') IN (2, 5, 7) THEN RAISE EXCEPTION 'the house is on fire'; END IF;
        RETURN NULL;
      END $$`);
    for (const table of ['menu_visits', 'menus', 'entitlements']) {
      await world.sql(`
        CREATE TRIGGER fail_at_times AFTER DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION fail_at_times()`);
    }
    await world.tellErased(ana.userId);
    await eventually(async () => expect(await rowsOf(ana)).toEqual(NOTHING), 20_000);
    const [{ failed }] = (await world.sql<{ failed: boolean }>(
      `SELECT last_value >= 7 AS failed FROM steps`,
    )) as [{ failed: boolean }];
    expect(failed).toBe(true);
    for (const menuId of ana.menuIds) expect(await deletionsOf(menuId)).toBe(1);
    for (const table of ['menu_visits', 'menus', 'entitlements']) {
      await world.sql(`DROP TRIGGER fail_at_times ON ${table}`);
    }
  }, 60_000);

  test('makes no menus any more, and those being made meanwhile go too', async () => {
    const ana = world.owner();
    await world.grant({ userId: ana.userId, plan: 'empresarial', expiresAt: null });
    const making = Array.from({ length: 30 }, () => ana.call(menus.menu.create, aMenu()));
    await Promise.all([world.tellErased(ana.userId), Promise.allSettled(making)]);
    await eventually(async () => {
      const closed = await world.sql(`SELECT FROM closed_owners WHERE user_id = $1`, [ana.userId]);
      expect(closed).toHaveLength(1);
      expect(await rowsOf({ ...ana, menuIds: [] })).toEqual(NOTHING);
    });
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });

  test('cannot be brought back by older news that comes late', async () => {
    const ana = await ownerOfThree(1);
    await world.tellErased(ana.userId);
    await eventually(async () => expect(await rowsOf(ana)).toEqual(NOTHING));
    const late = { userId: ana.userId, erasesAt: null, version: 7 };
    const barrier = { userId: randomUUID(), erasesAt: null, version: 1 };
    for (const closing of [late, barrier]) await world.tellClosing(closing);
    await eventually(async () => {
      const known = await world.sql(`SELECT FROM closed_owners WHERE user_id = $1`, [
        barrier.userId,
      ]);
      expect(known).toHaveLength(1);
    });
    await expect(ana.call(menus.menu.create, aMenu())).rejects.toMatchObject({
      code: 'ACCOUNT_CLOSING',
    });
  });
});
