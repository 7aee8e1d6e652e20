import { databaseFor, stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { SHORT_CODE_PATTERN } from '@cartaviva/domain';
import { GiveShortCodes1763000107000 } from './1763000107000-give-short-codes';
import { GatherMenusInRestaurants1763000121000 } from './1763000121000-gather-menus-in-restaurants';
import { RollUpAnalytics1763000022000 } from './1763000022000-roll-up-analytics';
import { RemoveDeniedTags1763000131100 } from './1763000131100-remove-denied-tags';
import { VisitorSketch } from '../src/analytics/visitor-sketch';
import { migrations } from './index';

let database: Awaited<ReturnType<typeof databaseFor>>;
let client: pg.Client;

beforeAll(async () => {
  database = await databaseFor('menus', migrations);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Inserts the fields given, over the least that the table takes; returns the row. */
async function insert(table: string, fields: Record<string, unknown>) {
  const names = Object.keys(fields);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<Record<string, unknown>>(
    `INSERT INTO ${table} (${names.join()}) VALUES (${places.join()}) RETURNING *`,
    Object.values(fields),
  );
  return rows[0]!;
}

const menu = (fields: object = {}) =>
  insert('menus', { user_id: randomUUID(), name: 'Carta', restaurant_name: 'Ana', ...fields });
const category = (menuId: unknown, fields: object = {}) =>
  insert('menu_categories', { menu_id: menuId, name: 'Postres', ...fields });
const item = (menuId: unknown, fields: object = {}) =>
  insert('menu_items', { menu_id: menuId, name: 'Flan', price: '95', ...fields });
const visit = (menuId: unknown, fields: object = {}) =>
  insert('menu_visits', { menu_id: menuId, visitor_id: 'abc', source: 'qr', ...fields });

const CHECK_VIOLATION = { code: '23514' };
const UNIQUE_VIOLATION = { code: '23505' };
const FOREIGN_KEY_VIOLATION = { code: '23503' };

describe('the schema by itself (specification §3)', () => {
  it('gives what is left out its default', async () => {
    const { id, ...fields } = await menu();
    expect(fields).toMatchObject({
      ...{ theme_color: '#10b981', currency: 'DOP', is_published: false },
      ...{ description: null, address: null, phone: null, logo_url: null },
    });
    expect(await category(id)).toMatchObject({ display_order: 0 });
    expect(await item(id)).toMatchObject({
      ...{ price: '95.00', category_id: null, description: null, image_url: null },
      ...{ dietary_tags: [], allergens: [], is_available: true, display_order: 0 },
    });
  });

  it.each(['NaN', '-1', '-0.01'])('refuses the price %s', async (price) => {
    const { id } = await menu();
    await expect(item(id, { price })).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('takes prices from 0 to 99999999.99 and overflows after them', async () => {
    const { id } = await menu();
    expect(await item(id, { price: '0' })).toMatchObject({ price: '0.00' });
    expect(await item(id, { price: '99999999.99' })).toMatchObject({ price: '99999999.99' });
    for (const price of ['100000000', 'Infinity']) {
      await expect(item(id, { price })).rejects.toThrow(/overflow/);
    }
  });

  it.each([
    ['a colour that is none', { theme_color: 'green' }],
    ['a colour followed by more', { theme_color: '#10b981\n;' }],
    ['an unknown currency', { currency: 'EUR' }],
    ['a blank name', { name: ' \t\n' }],
    ['a blank restaurant', { restaurant_name: '' }],
    ['a logo from elsewhere', { logo_url: 'https://example.com/logo.png' }],
  ])('refuses a menu with %s', async (_, fields) => {
    await expect(menu(fields)).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('refuses blank names, negative orders, other images and unknown sources', async () => {
    const { id } = await menu();
    const refused = [
      () => category(id, { name: ' ' }),
      () => category(id, { display_order: -1 }),
      () => item(id, { name: '\n' }),
      () => item(id, { display_order: -1 }),
      () => item(id, { image_url: '/objects/../secret' }),
      () => visit(id, { source: 'poster' }),
      () => insert('entitlements', { user_id: randomUUID(), plan: 'gold' }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('has one category of a name per menu, case and blanks folded', async () => {
    const { id } = await menu();
    await category(id, { name: 'Ñoquis y Más' });
    for (const name of ['Ñoquis y Más', 'ñoquis y más', '  ÑOQUIS \t Y\nMÁS ']) {
      await expect(category(id, { name })).rejects.toMatchObject(UNIQUE_VIOLATION);
    }
    await category((await menu())['id'], { name: 'Ñoquis y Más' });
  });

  it('keeps one visit per visitor and menu', async () => {
    const { id } = await menu();
    await visit(id);
    await expect(visit(id, { source: 'direct_link' })).rejects.toMatchObject(UNIQUE_VIOLATION);
  });

  it("keeps an item's category in the item's menu", async () => {
    const [one, other] = [await menu(), await menu()];
    const { id: categoryId } = await category(one['id']);
    await expect(item(other['id'], { category_id: categoryId })).rejects.toMatchObject(
      FOREIGN_KEY_VIOLATION,
    );
  });

  it('keeps the items of a deleted category, without it and in their menu', async () => {
    const { id: menuId } = await menu();
    const { id: categoryId } = await category(menuId);
    const { id } = await item(menuId, { category_id: categoryId });
    await client.query(`DELETE FROM menu_categories WHERE id = $1`, [categoryId]);
    const { rows } = await client.query(`SELECT * FROM menu_items WHERE id = $1`, [id]);
    expect(rows).toMatchObject([{ menu_id: menuId, category_id: null }]);
  });

  it('deletes with a menu all that is in it', async () => {
    const { id } = await menu();
    const { id: categoryId } = await category(id);
    await item(id, { category_id: categoryId });
    await visit(id);
    await client.query(`DELETE FROM menus WHERE id = $1`, [id]);
    for (const table of ['menu_categories', 'menu_items', 'menu_visits']) {
      const { rows } = await client.query(`SELECT FROM ${table} WHERE menu_id = $1`, [id]);
      expect(rows).toHaveLength(0);
    }
  });
});

it('rolls up views that were recorded before, and can give them back', async () => {
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const runner = dataSource.createQueryRunner();
  const migration = new RollUpAnalytics1763000022000();
  const rows = (query: string) => runner.query(query) as Promise<unknown[]>;
  await migration.down(runner);

  const { id } = await menu();
  const { id: itemId } = await item(id);
  await visit(id, { visitor_id: 'ana', created_at: '2026-10-31T23:30:00Z' });
  const views = { menu_id: id, source: 'qr', device: 'mobile' };
  for (const table of ['menu_views', 'item_views']) {
    for (const [from, to] of [
      ['2026-10-01', '2026-11-01'],
      ['2026-11-01', '2026-12-01'],
    ] as const) {
      await rows(`CREATE TABLE ${table}_${from.slice(0, 7).replace('-', '_')} PARTITION OF ${table}
        FOR VALUES FROM ('${from}') TO ('${to}')`);
    }
  }
  await insert('menu_views', { ...views, day: '2026-10-31', visitor_id: 'ana' });
  for (const visitor of ['ana', 'luis']) {
    await insert('menu_views', { ...views, day: '2026-11-02', visitor_id: visitor });
  }
  const itemView = { menu_id: id, day: '2026-11-02', item_id: itemId, visitor_id: 'ana' };
  await insert('item_views', itemView);
  await migration.up(runner);

  const months = await rows(`
    SELECT start::text, kind, value, count FROM roll_ups
    WHERE menu_id = '${String(id)}' AND span = 'month' ORDER BY 1, 2, 3`);
  const row = (start: string, kind: string, value: string, count: number) => ({
    start,
    kind,
    value,
    count,
  });
  expect(months).toEqual([
    row('2026-10-01', 'device', 'mobile', 1),
    row('2026-10-01', 'hour', '5 19', 1),
    row('2026-10-01', 'new', '', 1),
    row('2026-10-01', 'piece', '', 1),
    row('2026-10-01', 'source', 'qr', 1),
    row('2026-11-01', 'device', 'mobile', 2),
    row('2026-11-01', 'item', String(itemId), 1),
    row('2026-11-01', 'piece', '', 2),
    row('2026-11-01', 'source', 'qr', 2),
  ]);
  const sketches = (await rows(`SELECT sketch FROM visitor_sketches WHERE span = 'day'`)) as {
    sketch: Buffer;
  }[];
  const read = sketches.map(({ sketch }) => VisitorSketch.read(sketch));
  expect(VisitorSketch.count(read)).toEqual({ visitors: 2, error: 0 });
  // What the release before would record is refused: nobody would count it.
  await expect(
    insert('menu_views', { ...views, day: '2026-11-02', visitor_id: 'eva' }),
  ).rejects.toMatchObject(CHECK_VIOLATION);
  expect(await rows(`SELECT menu_id, day::text, item_id, visitor_id FROM item_views`)).toEqual([
    itemView,
  ]);

  await migration.down(runner);
  expect(await rows(`SELECT menu_id, day::text, item_id, visitor_id FROM item_views`)).toEqual([
    itemView,
  ]);
  await migration.up(runner);
  await runner.release();
  await dataSource.destroy();
});

it('gives the menus that are there short codes, and no code twice', async () => {
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const runner = dataSource.createQueryRunner();
  const migration = new GiveShortCodes1763000107000();
  // Restaurants have codes, too.
  const restaurants = new GatherMenusInRestaurants1763000121000();
  await restaurants.down(runner);
  await migration.down(runner);
  const ids = [await menu(), await menu()].map(({ id }) => id);
  await migration.up(runner);
  await restaurants.up(runner);

  const given = async () => {
    const { rows } = await client.query<{ code: string }>(
      `SELECT short_code AS code FROM menus WHERE id = ANY($1)`,
      [ids],
    );
    return rows.map(({ code }) => code);
  };
  const codes = await given();
  for (const code of codes) expect(code).toMatch(SHORT_CODE_PATTERN);
  expect(new Set(codes).size).toBe(2);
  await expect(insert('given_short_codes', { code: codes[0] })).rejects.toMatchObject(
    UNIQUE_VIOLATION,
  );
  await client.query(`DELETE FROM menus WHERE id = ANY($1)`, [ids]);
  await expect(insert('given_short_codes', { code: codes[0] })).rejects.toMatchObject(
    UNIQUE_VIOLATION,
  );
  await runner.release();
  await dataSource.destroy();
});

it('removes tags that contradict allergens, and informs the owner and the gateways', async () => {
  const dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const { id: menuId, user_id: userId } = await menu({ name: 'Almuerzos', is_published: true });
  const { id: untouched } = await menu();
  const tagged = (name: string, tags: string[], allergens: string[], more: object = {}) =>
    item(menuId, { name, dietary_tags: tags, allergens, ...more });
  await tagged('Pan', ['Picante', 'Sin Gluten', 'Vegano'], ['Gluten']);
  await tagged('Ensalada', ['Vegano'], ['Maní']);
  await tagged('Ceviche', ['Vegano'], ['Pescado'], { deleted_at: new Date() });
  await item(untouched, { dietary_tags: ['Vegano'] });
  await dataSource.transaction((manager) =>
    new RemoveDeniedTags1763000131100().up(manager.queryRunner!),
  );

  const rows = async (sql: string, id: unknown) =>
    (await client.query<Record<string, unknown>>(sql, [id])).rows;
  const items = `SELECT name, dietary_tags, version FROM menu_items WHERE menu_id = $1 ORDER BY name`;
  expect(await rows(items, menuId)).toEqual([
    { name: 'Ceviche', dietary_tags: [], version: 2 },
    { name: 'Ensalada', dietary_tags: ['Vegano'], version: 1 },
    { name: 'Pan', dietary_tags: ['Picante', 'Vegano'], version: 2 },
  ]);
  const activity = `SELECT menu_name, kind, subject FROM menu_activity WHERE user_id = $1`;
  expect(await rows(activity, userId)).toEqual([
    { menu_name: 'Almuerzos', kind: 'item-untagged', subject: 'Pan' },
  ]);
  const changed = `SELECT payload->>'menuId' AS id FROM outbox WHERE request_id = 'remove-denied-tags'`;
  expect((await client.query(changed)).rows).toEqual([{ id: menuId }]);
  const versions = `SELECT author, kind FROM menu_versions WHERE menu_id = $1 ORDER BY number DESC`;
  expect(await rows(versions, menuId)).toContainEqual({ author: 'system', kind: 'edit' });
  expect(await rows(versions, untouched)).toEqual([]);
  await dataSource.destroy();
});

it('writes many items in the time that their number takes, whatever the connection wrote before', async () => {
  const { id: menuId } = await menu({ created_at: new Date(0) });
  await client.query(
    `INSERT INTO menu_items (menu_id, name, price, shared_id)
     SELECT $1, 'Plato ' || n, n, gen_random_uuid() FROM generate_series(1, 2000) n`,
    [menuId],
  );
  /** How long all items take, at best, after so many statements that change one of them. */
  async function msAfter(single: number): Promise<number> {
    const connection = new pg.Client({ connectionString: database.url });
    await connection.connect();
    const raise = (where: string) =>
      connection.query(`UPDATE menu_items SET price = price + 1 WHERE ${where}`, [menuId]);
    const one = 'id = (SELECT id FROM menu_items WHERE menu_id = $1 LIMIT 1)';
    for (let statement = 0; statement < single; statement += 1) await raise(one);
    let best = Infinity;
    for (let time = 0; time < 3; time += 1) {
      const elapsedMs = stopwatch();
      await raise('menu_id = $1');
      best = Math.min(best, elapsedMs());
    }
    await connection.end();
    return best;
  }
  // Compared row by row with each other, they take ten times as long.
  expect(await msAfter(10)).toBeLessThan(4 * (await msAfter(0)));
});
