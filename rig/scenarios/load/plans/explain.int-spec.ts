import { databaseFor } from '@cartaviva/server-testing';
import pg from 'pg';
import { migrations } from '../../../../apps/menus-service/migrations';
import { tablesReadWhole } from './explain.mjs';
import { pretendRows } from './pretend.mjs';
import { verdictsOf } from './whole-tables.mjs';

const OF_ACCOUNT = 'SELECT * FROM menus WHERE account_id = $1';

it('finds the whole tables that a statement reads without its index, whatever columns came', async () => {
  const database = await databaseFor('menus', migrations);
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    await pretendRows(client);
    expect(await tablesReadWhole(client, OF_ACCOUNT)).toEqual([]);
    await client.query('ALTER TABLE menus ADD COLUMN one_more text');
    expect(await tablesReadWhole(client, OF_ACCOUNT)).toEqual([]);
    await client.query('DROP INDEX menus_of_account');
    expect(await tablesReadWhole(client, OF_ACCOUNT)).toEqual(['menus']);
  } finally {
    await client.end();
    await database.drop();
  }
});

it('refuses a table that no statement may read as a whole, and one statement more than may', () => {
  const reading = (table: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ statement: `SELECT ${at}`, whole: [table] }));
  const refused = (planned: Parameters<typeof verdictsOf>[1]) =>
    verdictsOf('identity', planned)
      .filter(({ isMet }) => !isMet)
      .map(({ fault }) => fault);
  expect(refused(reading('sessions', 1))).toEqual(['SELECT 0']);
  expect(refused(reading('incidents', 2))).toEqual([]);
  expect(refused(reading('incidents', 3))).toEqual([expect.stringContaining('SELECT 2')]);
  expect(refused([])).toHaveLength(1);
});
