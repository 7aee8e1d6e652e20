import { databaseFor } from '@cartaviva/server-testing';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { indexesIn, indexesOf, planOf, wholeTables } from './explain.mjs';
import { planFile, read, written } from './file.mjs';
import { pretendRows } from './pretend.mjs';

/** The app of each schema. */
const APPS = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};
type Schema = keyof typeof APPS;
const SCHEMAS = Object.keys(APPS) as Schema[];

const known = (schema: Schema) => read(readFileSync(planFile(schema), 'utf8'));

/**
 * Tables that some statements read as a whole: how many statements, and why that does not grow, or does not matter. Another
 * statement is another number.
 */
const READ_WHOLE: Readonly<Record<string, readonly [statements: number, why: string]>> = {
  code_guess_budgets: [1, 'once an hour, a row for each address that was guessed at within days'],
  demo_requests: [6, 'when somebody asks for a demo; admins; requests of twelve months'],
  email_verification_codes: [1, 'once an hour, the codes of a day'],
  incidents: [2, 'two hundred at most'],
  notices: [1, 'when an account is erased, the notices of ninety days'],
  owner_notices: [1, 'as many as admins have written'],
  status_last_check: [2, 'one row'],
  // Of the whole list and for whom a notice is; until another admin is found, when one leaves or is none any more.
  users: [4, 'counted for admins'],
};

/** A connection to a schema that Postgres believes to be full. */
async function withSchema<Result>(
  schema: Schema,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const exported: unknown = await import(`../../../../apps/${APPS[schema]}/migrations`);
  const { migrations } = exported as { migrations: Parameters<typeof databaseFor>[1] };
  const database = await databaseFor(schema, migrations);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await pretendRows(client);
    return await work(client);
  } finally {
    await client.end();
    await database.drop();
  }
}

/**
 * Whoever changes a statement, an index or a table runs `npm run load -- plans`, looks at what changed in
 * rig/scenarios/load/plans and commits it.
 */
it.each(SCHEMAS)('%s has the indexes that its statements are read by', async (schema) => {
  const { indexes, statements } = known(schema);
  expect(statements.length).toBeGreaterThan(10);
  const now = await withSchema(schema, indexesOf);
  expect([...indexes].filter(([name, definition]) => now.get(name) !== definition)).toEqual([]);
  const read = statements.flatMap(({ reads }) => indexesIn(reads));
  expect(read.filter((name) => !indexes.has(name))).toEqual([]);
});

it('reads no whole table that grows', () => {
  const whole = SCHEMAS.flatMap((schema) =>
    known(schema).statements.flatMap(({ reads }) => wholeTables(reads)),
  );
  const counts = [...new Set(whole)].map((table) => [
    table,
    whole.filter((one) => one === table).length,
  ]);
  const allowed = Object.entries(READ_WHOLE).map(([table, [statements]]) => [table, statements]);
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(allowed));
});

it('plans a statement by its index, and without it by the whole table, whatever columns came', async () => {
  await withSchema('menus', async (client) => {
    const reads = async () =>
      (await planOf(client, 'SELECT * FROM menus WHERE account_id = $1')).reads;
    expect(await reads()).toEqual(['menus_of_account']);
    await client.query('ALTER TABLE menus ADD COLUMN one_more text');
    expect(await reads()).toEqual(['menus_of_account']);
    await client.query('DROP INDEX menus_of_account');
    expect(await reads()).toEqual(['all of menus']);
    expect((await indexesOf(client)).has('menus_of_account')).toBe(false);
  });
});

it('are read as they were written', () => {
  const plans = known('menus');
  expect(read(written(plans))).toEqual(plans);
});
