import { databaseFor, stopwatch } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SHORT_CODE_PATTERN } from '@cartaviva/domain';
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

async function insert(table: string, fields: Record<string, unknown>) {
  const names = Object.keys(fields);
  const places = names.map((_, index) => `$${index + 1}`);
  const { rows } = await client.query<Record<string, unknown>>(
    `INSERT INTO ${table} (${names.join()}) VALUES (${places.join()}) RETURNING *`,
    Object.values(fields),
  );
  return rows[0]!;
}

async function menu(fields: object = {}) {
  const account_id = randomUUID();
  const { id: restaurant_id } = await insert('restaurants', { account_id, name: 'Ana' });
  return insert('menus', { account_id, name: 'Carta', restaurant_id, ...fields });
}
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
    ['a blank restaurant', { own_restaurant_name: '' }],
    ['a logo from elsewhere', { logo_url: 'https://example.com/logo.png' }],
  ])('refuses a menu with %s', async (_, fields) => {
    await expect(menu(fields)).rejects.toMatchObject(CHECK_VIOLATION);
  });

  it('refuses a menu without a restaurant', async () => {
    await expect(menu({ restaurant_id: null })).rejects.toThrow(/restaurant_id/);
    await expect(menu({ restaurant_id: randomUUID() })).rejects.toMatchObject(
      FOREIGN_KEY_VIOLATION,
    );
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
      () => insert('entitlements', { account_id: randomUUID(), plan: 'gold' }),
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

it('gives each menu a short code, and no code twice', async () => {
  const [one, other] = [await menu(), await menu()];
  expect(one['short_code']).toMatch(SHORT_CODE_PATTERN);
  expect(other['short_code']).not.toBe(one['short_code']);
  const again = () => insert('given_short_codes', { code: one['short_code'] });
  await expect(again()).rejects.toMatchObject(UNIQUE_VIOLATION);
  await client.query(`DELETE FROM menus WHERE id = $1`, [one['id']]);
  await expect(again()).rejects.toMatchObject(UNIQUE_VIOLATION);
});

it('writes many items in the time that their number takes, whatever the connection wrote before', async () => {
  const { id: menuId } = await menu({ created_at: new Date(0) });
  await client.query(
    `INSERT INTO menu_items (menu_id, name, price, shared_id)
     SELECT $1, 'Plato ' || n, n, gen_random_uuid() FROM generate_series(1, 2000) n`,
    [menuId],
  );
  /** Returns the best time of an update of all items, in milliseconds, after `single` updates of one item. */
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
  // A row-by-row comparison would take ten times as long.
  expect(await msAfter(10)).toBeLessThan(4 * (await msAfter(0)));
});
