import { engineUrls } from '@cartaviva/server-testing';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { prepareDatabase, urlForRole } from '../src';

const name = `test_${randomBytes(6).toString('hex')}`;

/** Statements for the administrator in docs/operations/secrets.md, with the test's database and role. */
const STATEMENTS = /```sql\n(CREATE ROLE[^`]+)```/
  .exec(readFileSync('docs/operations/secrets.md', 'utf8'))![1]!
  .replaceAll('menus', name)
  .replaceAll('cartaviva', name);

async function run<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('a password at Postgres that is replaced by a second role', () => {
  const admin = new URL(engineUrls().postgres);
  admin.pathname = `/${name}`;
  const role = { name, schema: name, password: 'the password before' };
  const [old, next] = [
    urlForRole(admin.href, role),
    urlForRole(admin.href, { ...role, name: `${name}_2`, password: 'NEW' }),
  ];

  beforeAll(async () => {
    await run(engineUrls().postgres, `CREATE DATABASE ${name}`);
    await prepareDatabase(admin.href, [role]);
    await run(old, 'CREATE TABLE notes (text text)');
  });
  afterAll(async () => {
    await run(engineUrls().postgres, `DROP DATABASE ${name} WITH (FORCE)`);
    await run(engineUrls().postgres, `DROP ROLE ${name}_2, ${name}`);
  });

  it('lets old and new processes in beside each other, as the same role in the same schema', async () => {
    await expect(run(next, 'SELECT')).rejects.toMatchObject({ code: '28P01' });
    await run(admin.href, STATEMENTS);
    for (const url of [old, next]) {
      await run(url, `INSERT INTO notes VALUES ('one more')`);
      expect(await run(url, 'SELECT current_user AS role, current_schema() AS schema')).toEqual([
        { role: name, schema: name },
      ]);
    }
    expect(await run(old, 'SELECT FROM notes')).toHaveLength(2);
    await run(next, 'ALTER TABLE notes ADD COLUMN at timestamptz');
  });

  it('opens nothing by the password before once the first role has another', async () => {
    await run(old, 'SELECT');
    await prepareDatabase(admin.href, [{ ...role, password: 'the password after' }]);
    await expect(run(old, 'SELECT')).rejects.toMatchObject({ code: '28P01' });
    expect(await run(next, 'SELECT FROM notes')).toHaveLength(2);
  });
});
