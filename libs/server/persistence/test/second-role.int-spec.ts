import { engineUrls } from '@cartaviva/server-testing';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { prepareDatabase, urlForRole, type ServiceRole } from '../src';

/** Statements for the administrator in docs/operations/secrets.md. */
const STATEMENTS = /```sql\n(CREATE ROLE[^`]+)```/.exec(
  readFileSync('docs/operations/secrets.md', 'utf8'),
)![1]!;

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
  /** Name of the test's database and role. */
  let name: string;
  let admin: string;
  let role: ServiceRole;
  let old: string;
  let next: string;

  beforeEach(async () => {
    name = `test_${randomBytes(6).toString('hex')}`;
    admin = Object.assign(new URL(engineUrls().postgres), { pathname: `/${name}` }).href;
    role = { name, schema: name, password: 'the password before' };
    old = urlForRole(admin, role);
    next = urlForRole(admin, { ...role, name: `${name}_2`, password: 'NEW' });
    await run(engineUrls().postgres, `CREATE DATABASE ${name}`);
    await prepareDatabase(admin, [role]);
    await run(old, 'CREATE TABLE notes (text text)');
  });
  afterEach(async () => {
    await run(engineUrls().postgres, `DROP DATABASE ${name} WITH (FORCE)`);
    await run(engineUrls().postgres, `DROP ROLE ${name}_2, ${name}`);
  });

  const addSecondRole = () =>
    run(admin, STATEMENTS.replaceAll('menus', name).replaceAll('cartaviva', name));

  it('lets old and new processes in beside each other, as the same role in the same schema', async () => {
    await expect(run(next, 'SELECT')).rejects.toMatchObject({ code: '28P01' });
    await addSecondRole();
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
    await addSecondRole();
    await run(old, 'SELECT');
    await prepareDatabase(admin, [{ ...role, password: 'the password after' }]);
    await expect(run(old, 'SELECT')).rejects.toMatchObject({ code: '28P01' });
    expect(await run(next, 'SELECT FROM notes')).toEqual([]);
  });
});
