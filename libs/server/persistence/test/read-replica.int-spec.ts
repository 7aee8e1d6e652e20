import { databaseFor } from '@cartaviva/server-testing';
import { DataSource } from 'typeorm';
import { ReadReplica } from '../src';
import { migrations } from './notes-service';

const NEWEST = 'SELECT name FROM outbox';

describe('a read from a copy of the database', () => {
  let primary: DataSource;
  let databases: Awaited<ReturnType<typeof databaseFor>>[];
  const opened: ReadReplica[] = [];

  beforeAll(async () => {
    databases = await Promise.all([1, 2].map(() => databaseFor('menus', migrations)));
    for (const [index, name] of ['primary', 'copy'].entries()) {
      const { url } = databases[index]!;
      const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
      await dataSource.query(
        `INSERT INTO outbox (id, name, payload, request_id, broadcast, published_at)
         VALUES (gen_random_uuid(), $1, '{}', '', false, now())`,
        [name],
      );
      if (index === 0) primary = dataSource;
      else await dataSource.destroy();
    }
  });

  afterAll(async () => {
    await Promise.all([...opened.map((replica) => replica.onApplicationShutdown())]);
    await primary.destroy();
    await Promise.all(databases.map((database) => database.drop()));
  });

  const replicaAt = (readUrl: string | undefined) => {
    const { url } = databases[0]!;
    const replica = new ReadReplica(primary, { schema: 'menus', url, readUrl, entities: [] });
    opened.push(replica);
    return replica;
  };
  const nameIn = (replica: ReadReplica, sql = NEWEST) =>
    replica.read(async (from) => (await from.query<{ name: string }[]>(sql))[0]?.name);

  it('is read there', async () => {
    expect(await nameIn(replicaAt(databases[1]!.url))).toBe('copy');
  });

  it('is read from the database itself where there is no copy', async () => {
    expect(await nameIn(replicaAt(undefined))).toBe('primary');
  });

  it('is read from the database itself while the copy is unavailable or too slow', async () => {
    expect(await nameIn(replicaAt('postgres://menus@127.0.0.1:1/cartaviva'))).toBe('primary');
    const slow = replicaAt(databases[1]!.url);
    const onlySlowThere = `SELECT name, CASE WHEN name = 'copy' THEN pg_sleep(9) END FROM outbox`;
    expect(await nameIn(slow, onlySlowThere)).toBe('primary');
    // The service avoids the replica for a while.
    expect(await nameIn(slow)).toBe('primary');
  });

  it('rejects as the database itself does', async () => {
    const wrong = nameIn(replicaAt(databases[1]!.url), 'SELECT nothing');
    await expect(wrong).rejects.toThrow('nothing');
  });
});
