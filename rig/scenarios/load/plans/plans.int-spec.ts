import { databaseFor } from '@cartaviva/server-testing';
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { planOf, readsOf, wholeTables } from './explain.mjs';
import { pretendRows } from './pretend.mjs';
import { planFile, read, written } from './file.mjs';

/** The app of each schema. */
const APPS = {
  identity: 'identity-service',
  menus: 'menus-service',
  billing: 'billing-service',
  media: 'media-worker',
};
type Schema = keyof typeof APPS;

const WHAT_TO_DO =
  'Whoever adds or changes a statement, an index or a table runs "npm run load -- plans", looks at what ' +
  'changed in rig/scenarios/load/plans and commits it. These are answered otherwise than their file says:';

/** Tables that some statements read as a whole, and why that does not grow, or does not matter. */
const READ_WHOLE: Readonly<Record<string, string>> = {
  account_transfers: 'once an hour, the transfers of thirty days',
  code_guess_budgets: 'once an hour, a row for each address that was guessed at within days',
  demo_requests: 'when somebody asks for a demo; admins; requests of twelve months',
  email_verification_codes: 'once an hour, the codes of a day',
  incidents: 'two hundred at most',
  notices:
    'when an account is erased, the notices of ninety days; by their index where payments are few',
  owner_notices: 'as many as admins have written',
  status_last_check: 'one row',
  users:
    'counted for admins, of the whole list and for whom a notice is; until another admin is found, when one ' +
    'leaves or is none any more',
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

const known = (schema: Schema) => read(readFileSync(planFile(schema), 'utf8'));

const isWriting = Boolean(process.env['WRITE_PLANS']);
/** What is said instead of a plan, of a statement about a column that is gone. */
const refusal = (error: unknown) => {
  if (isWriting) throw error;
  return [String(error)];
};

it.each(Object.keys(APPS) as Schema[])(
  '%s answers each of its statements by the index that it had',
  async (schema) => {
    const planned = await withSchema(schema, async (client) => {
      const plans = [];
      for (const one of known(schema)) {
        plans.push({ ...one, plan: await planOf(client, one.statement).catch(refusal) });
      }
      return plans;
    });
    if (isWriting) writeFileSync(planFile(schema), written(planned));
    const before = known(schema);
    expect(before.length).toBeGreaterThan(10);
    const others = planned
      .filter(({ plan }, at) => `${readsOf(plan)}` !== `${readsOf(before[at]!.plan)}`)
      .map(({ statement, plan }) => [statement, ...plan].join('\n'));
    expect(others.length > 0 ? [WHAT_TO_DO, ...others] : []).toEqual([]);
  },
);

it('reads no whole table that grows', () => {
  const planned = (Object.keys(APPS) as Schema[]).flatMap(known);
  const whole = planned.flatMap(({ plan }) => wholeTables(plan));
  expect([...new Set(whole)].sort()).toEqual(Object.keys(READ_WHOLE));
  const ofUsers = planned.filter(({ plan }) => wholeTables(plan).includes('users'));
  for (const { statement } of ofUsers) expect(statement).toMatch(/^SELECT COUNT\(1\)|"role" = /);
});

it('notices an index that is gone, but no column that came', async () => {
  await withSchema('menus', async (client) => {
    const ofOwner = 'SELECT * FROM menus WHERE user_id = $1';
    const before = readsOf(await planOf(client, ofOwner));
    expect(before).toEqual(['menus_of_user']);
    await client.query('ALTER TABLE menus ADD COLUMN one_more text');
    expect(readsOf(await planOf(client, ofOwner))).toEqual(before);
    await client.query('DROP INDEX menus_of_user');
    expect(readsOf(await planOf(client, ofOwner))).toEqual(['all of menus']);
  });
});
