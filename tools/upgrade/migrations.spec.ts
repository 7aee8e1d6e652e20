import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unsafeChangesOf } from './unsafe-changes.mjs';

type Migration = new () => MigrationInterface;

const migrations: Migration[] = [];
for (const service of ['identity-service', 'menus-service', 'billing-service', 'media-worker']) {
  const exported: unknown = await import(`../../apps/${service}/migrations`);
  migrations.push(...(exported as { migrations: Migration[] }).migrations);
}

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

it.each(migrations.map((one) => [one.name, one] as const))(
  '%s lets the version before go on',
  async (_, migration) => {
    const unsafe = unsafeChangesOf(await queriesOf(migration));
    expect(unsafe).toEqual([]);
  },
);

it('reads the SQL of every migration', async () => {
  expect(migrations.length).toBeGreaterThanOrEqual(4);
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
