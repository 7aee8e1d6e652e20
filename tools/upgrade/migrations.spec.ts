import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unsafeChangesOf } from './unsafe-changes.mjs';

type Migration = new () => MigrationInterface;

const migrations: Migration[] = [];
for (const service of ['identity-service', 'menus-service', 'billing-service', 'media-worker']) {
  const exported: unknown = await import(`../../apps/${service}/migrations`);
  migrations.push(...(exported as { migrations: Migration[] }).migrations);
}

/** The SQL that each migration runs, by its name. */
async function queriesOf(migration: Migration): Promise<string[]> {
  const queries: string[] = [];
  const query = (sql: string) => {
    queries.push(sql);
    return Promise.resolve([]);
  };
  const runner = { query, manager: { query } };
  await new migration().up(runner as unknown as QueryRunner);
  return queries;
}

const BEFORE_THE_FIRST_RELEASE = 'no version before it was ever released';

/** Unsafe by their form: why the version before lives with them all the same. */
const EXCEPTIONS = new Map<string, readonly [why: string, ...changes: string[]]>([
  [
    'GiveCodesPurposes1763000006000',
    [
      BEFORE_THE_FIRST_RELEASE,
      'codes_one_alive: drops an index that ON CONFLICT may name',
      'email_verification_codes: refuses rows that were unique before',
    ],
  ],
  [
    'LetAccountsChange1763000007000',
    [
      'the new condition takes more than the one that goes',
      'users: refuses rows that were taken before (users_last_name_length)',
    ],
  ],
  [
    'CountNoGuesses1763000131400',
    [
      'the new condition takes more than the one that goes',
      'code_guess_budgets: refuses rows that were taken before (code_guess_budgets_counted)',
    ],
  ],
  [
    'KnowRefusedFormats1763000131600',
    [
      BEFORE_THE_FIRST_RELEASE,
      'objects: asks for a value that the version before does not write (refused_format)',
      'upload_tickets: drops a column (type)',
    ],
  ],
  [
    'TellRequestersApart1763000040000',
    [
      BEFORE_THE_FIRST_RELEASE,
      'email_verification_codes: refuses rows that were taken before (codes_purpose_known)',
      'codes_one_alive: drops an index that ON CONFLICT may name',
      'email_verification_codes: refuses rows that were unique before',
      'email_verification_codes: refuses rows that were unique before',
    ],
  ],
  [
    'ScopeApiKeys1763000070000',
    [
      'it is about two columns that the version before leaves empty',
      'api_keys: refuses rows that were taken before (api_keys_previous_ends)',
    ],
  ],
  [
    'CreateSecondFactors1763000131500',
    [
      'they are about columns that the version before leaves empty',
      'users: refuses rows that were taken before (users_second_factor_whole)',
      'users: refuses rows that were taken before (users_second_factor_beside_password)',
    ],
  ],
  [
    'CreateViews1763000016500',
    [
      BEFORE_THE_FIRST_RELEASE,
      'menu_visits: changes the type of a column (visitor_id)',
      'menu_visits: refuses rows that were taken before (menu_visits_once)',
      'menu_visits_of_menu: drops an index that ON CONFLICT may name',
    ],
  ],
  [
    'RollUpAnalytics1763000022000',
    [
      BEFORE_THE_FIRST_RELEASE,
      'menu_views: refuses rows that were taken before (menu_views_counted)',
      'item_views: drops a table',
    ],
  ],
  [
    'NameItemsAsOthersDo1763000026000',
    [
      'it is about a column that the version before leaves empty',
      'menu_items: refuses rows that were unique before',
    ],
  ],
  [
    'TakePayments1763000040000',
    [
      BEFORE_THE_FIRST_RELEASE,
      'subscriptions: refuses rows that were taken before (subscriptions_status_known)',
      'subscriptions: refuses rows without a value (starts_at)',
      'subscriptions: refuses rows that were taken before (subscriptions_days_real)',
      'subscriptions: refuses rows that were taken before (subscriptions_days_unless_granted)',
    ],
  ],
  [
    'LogWebhookDeliveries1763000090000',
    [
      BEFORE_THE_FIRST_RELEASE,
      'webhook_deliveries_waiting: drops an index that ON CONFLICT may name',
      'webhook_deliveries: refuses rows that were unique before',
    ],
  ],
  [
    'TransferAccounts1763000130000',
    [
      'it takes one purpose more than before',
      'email_verification_codes: refuses rows that were taken before (codes_purpose_known)',
    ],
  ],
  [
    'EndTransferredPlans1763000130000',
    [
      'it takes one status more than before',
      'subscriptions: refuses rows that were taken before (subscriptions_status_known)',
    ],
  ],
]);

it.each(migrations.map((one) => [one.name, one] as const))(
  '%s lets the version before go on',
  async (name, migration) => {
    const unsafe = unsafeChangesOf(await queriesOf(migration));
    expect(unsafe).toEqual(EXCEPTIONS.get(name)?.slice(1) ?? []);
  },
);

it('reads the SQL of every migration', async () => {
  expect(migrations.length).toBeGreaterThan(40);
  for (const migration of migrations) {
    expect([migration.name, (await queriesOf(migration)).length]).not.toEqual([migration.name, 0]);
  }
});

describe('what the version before does not live with', () => {
  it.each([
    ['ALTER TABLE users DROP COLUMN password', 'users: drops a column (password)'],
    ['ALTER TABLE users ADD a int, DROP password', 'users: drops a column (password)'],
    ['ALTER TABLE users RENAME COLUMN name TO first_name', 'users: renames (name)'],
    ['ALTER TABLE users RENAME TO accounts', 'users: renames'],
    ['DROP TABLE users', 'users: drops a table'],
    ['ALTER TABLE users ALTER age TYPE bigint', 'users: changes the type of a column (age)'],
    [
      'ALTER TABLE users ALTER COLUMN age SET DATA TYPE bigint',
      'users: changes the type of a column (age)',
    ],
    ['ALTER TABLE users ALTER age SET NOT NULL', 'users: refuses rows without a value (age)'],
    ['ALTER TABLE users ALTER age DROP DEFAULT', 'users: takes a default away (age)'],
    [
      "ALTER TABLE users ADD tags text[] DEFAULT '{a,b}', ADD COLUMN age int NOT NULL",
      'users: asks for a value that the version before does not write (age)',
    ],
    ['ALTER TABLE users ADD CHECK (age > 0)', 'users: refuses rows that were taken before'],
    ['CREATE UNIQUE INDEX one_name ON users (name)', 'users: refuses rows that were unique before'],
    ['DROP INDEX one_name', 'one_name: drops an index that ON CONFLICT may name'],
    ['CREATE TABLE a (id int); DROP TABLE users', 'users: drops a table'],
  ])('%s', (sql, expected) => expect(unsafeChangesOf([sql])).toEqual([expected]));

  it.each([
    'ALTER TABLE users ADD age int',
    'ALTER TABLE users ADD age int NOT NULL DEFAULT 0, ADD born date',
    'ALTER TABLE users ADD COLUMN id uuid GENERATED ALWAYS AS (x) STORED NOT NULL',
    'ALTER TABLE users DROP CONSTRAINT users_old',
    'ALTER TABLE users ALTER age DROP NOT NULL, ALTER age SET DEFAULT 1',
    'CREATE INDEX ages ON users (age)',
    'CREATE TABLE cars (id int NOT NULL); CREATE UNIQUE INDEX one ON cars (id); ALTER TABLE cars ADD CHECK (id > 0)',
    '-- DROP TABLE users\nUPDATE users SET age = 1',
  ])('and what it lives with: %s', (sql) => expect(unsafeChangesOf([sql])).toEqual([]));
});
