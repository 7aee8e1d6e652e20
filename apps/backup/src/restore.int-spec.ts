import { storageOf, type ObjectStorage } from '@cartaviva/object-storage';
import { migrate, prepareDatabase, urlForRole, type Migration } from '@cartaviva/persistence';
import { engineUrls } from '@cartaviva/server-testing';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { QueryRunner } from 'typeorm';
import { deleteExpired, listBackups, newestBackup } from './backups';
import { createBackup } from './create-backup';
import { BrokenBackup } from './read-backup';
import { restore, type Restoring } from './restore';
import { NotEmpty } from './set-aside';

/** These objects can break a restore: a trigger that writes, a trigger on a partition, and a sequence. */
class CreateObjects1763000000001 {
  name = 'CreateObjects1763000000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE objects (id uuid PRIMARY KEY, status text NOT NULL);
      CREATE TABLE history (id bigserial PRIMARY KEY, day date NOT NULL, of uuid NOT NULL);
      CREATE TABLE visits (day date NOT NULL, of uuid NOT NULL) PARTITION BY RANGE (day);
      CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN INSERT INTO media.history (day, of) VALUES (now(), NEW.id); RETURN NEW; END $$;
      CREATE FUNCTION pass() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
      CREATE TRIGGER keep AFTER INSERT OR UPDATE ON objects FOR EACH ROW EXECUTE FUNCTION keep();
      CREATE TRIGGER pass BEFORE INSERT ON visits FOR EACH ROW EXECUTE FUNCTION pass()`);
  }

  down = (): Promise<void> => Promise.reject(new Error('not down'));
}

const SCHEMA = 'media';
const MIGRATIONS: readonly Migration[] = [CreateObjects1763000000001];
const PHOTO = 'a0000000-0000-4000-8000-000000000001';
const OTHER = 'a0000000-0000-4000-8000-000000000002';
const LATER = new Date('2040-01-01T00:00:00Z');

describe('restoring', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-restore-'));
  const database = `test_${randomBytes(6).toString('hex')}`;
  const role = { name: database, schema: SCHEMA, password: 'una-clave' };
  const url = new URL(engineUrls().postgres);
  url.pathname = `/${database}`;
  const databaseUrl = url.href;
  let admin: pg.Client;
  let client: pg.Client;
  let objects: ObjectStorage;
  let backups: ObjectStorage;
  let identity: string;
  let recipient: string;

  const storageIn = (name: string) =>
    storageOf({ OBJECTS_DIR: join(folder, name), S3_REGION: 'none' });

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: engineUrls().postgres });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${database}`);
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    identity = await generateX25519Identity();
    recipient = await identityToRecipient(identity);
  });
  afterAll(async () => {
    await client.end();
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.query(`DROP ROLE IF EXISTS ${database}`);
    await admin.end();
    rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    const name = randomBytes(6).toString('hex');
    [objects, backups] = [await storageIn(`${name}/objects`), await storageIn(`${name}/backups`)];
    await clear();
    await migrateSchema();
    await client.query(`
      INSERT INTO media.objects VALUES ('${PHOTO}', 'ready'), ('${OTHER}', 'pending');
      CREATE TABLE media.visits_2026 PARTITION OF media.visits
        FOR VALUES FROM ('2026-01-01') TO ('2027-01-01');
      INSERT INTO media.visits VALUES ('2026-11-23', '${PHOTO}')`);
    await objects.write(`originals/${PHOTO}`, Buffer.from('a photo'));
    await objects.write(`variants/${PHOTO}/320.jpeg`, Buffer.from('a smaller photo'));
  });

  const clear = () =>
    client.query(`
      DROP SCHEMA IF EXISTS media CASCADE; DROP SCHEMA IF EXISTS media_before_restore CASCADE`);

  async function migrateSchema(): Promise<void> {
    await prepareDatabase(databaseUrl, [role]);
    await migrate({ schema: SCHEMA, url: urlForRole(databaseUrl, role), migrations: MIGRATIONS });
  }

  const create = (...mark: Parameters<typeof createBackup>[1][]) =>
    createBackup({ databaseUrl, objects, backups, recipient }, ...mark);

  const putBack = async (changes: Partial<Restoring> & { key?: string } = {}) => {
    const key = changes.key ?? (await newestBackup(backups))!.key;
    return restore({
      open: async () => (await backups.read(key))!.stream,
      identity,
      databaseUrl,
      objects,
      replace: false,
      acceptMissingImages: false,
      migrate: migrateSchema,
      backUpFirst: async () => void (await create('before-restore')),
      ...changes,
    });
  };

  /** Returns the rows, and the state of each trigger: Postgres fires those with O and skips those with D. */
  async function held() {
    const rows = (sql: string) => client.query(sql).then((found) => found.rows as unknown[]);
    return {
      objects: await rows('SELECT * FROM media.objects ORDER BY id'),
      history: await rows('SELECT id, of FROM media.history ORDER BY id'),
      visits: await rows('SELECT * FROM media.visits_2026'),
      next: await rows(`SELECT last_value FROM media.history_id_seq`),
      triggers: await rows(`
        SELECT tgrelid::regclass::text AS table, tgname, tgenabled FROM pg_trigger
        JOIN pg_class ON pg_class.oid = tgrelid
        WHERE relnamespace = 'media'::regnamespace AND NOT tgisinternal ORDER BY 1, 2`),
      schemas: await rows(`SELECT nspname FROM pg_namespace WHERE nspname LIKE 'media%'`),
    };
  }

  it('restores every row and image into an empty database, and disables triggers only meanwhile', async () => {
    const before = await held();
    expect(before.triggers).toHaveLength(3);
    expect(before.triggers).toEqual(
      before.triggers.map(() => expect.objectContaining({ tgenabled: 'O' })),
    );
    await create();
    await clear();
    await objects.delete(`originals/${PHOTO}`);

    const { rows, objects: images } = await putBack();

    expect(await held()).toEqual(before);
    expect([rows['media.objects'], rows['media.history'], images]).toEqual([2, 2, 2]);
    expect(await objects.readBytes(`originals/${PHOTO}`)).toEqual(Buffer.from('a photo'));
    await client.query(`UPDATE media.objects SET status = 'ready' WHERE id = '${OTHER}'`);
    expect((await held()).history).toHaveLength(3);
  });

  it('leaves the database unchanged if it fails midway', async () => {
    const { key } = await create();
    await client.query(`DELETE FROM media.history`);
    const before = await held();
    const full = Object.assign(Object.create(objects) as ObjectStorage, {
      write: async () => Promise.reject(new Error('the disk is full')),
    });

    await expect(putBack({ key, replace: true, objects: full })).rejects.toThrow(
      'the disk is full',
    );
    expect(await held()).toEqual(before);

    await clear();
    await expect(putBack({ key, objects: full })).rejects.toThrow('the disk is full');
    const { rows } = await client.query(`SELECT to_regnamespace('media') AS media`);
    expect(rows).toEqual([{ media: null }]);
  });

  it('replaces existing data only with `--replace`, and only after a backup of that data', async () => {
    const { key } = await create();
    await client.query(`UPDATE media.objects SET status = 'failed'`);
    const changed = await held();

    await expect(putBack({ key })).rejects.toThrow(NotEmpty);
    await expect(putBack({ key })).rejects.toThrow(/media.*`restore --replace`/);
    const failing = () => Promise.reject(new Error('the bucket refuses'));
    await expect(putBack({ key, replace: true, backUpFirst: failing })).rejects.toThrow(
      'the bucket refuses',
    );
    expect(await held()).toEqual(changed);

    await putBack({ key, replace: true });
    expect(await held()).not.toEqual(changed);
    const [saved] = await listBackups(backups);
    expect(saved).toMatchObject({ mark: 'before-restore' });
    expect((await newestBackup(backups))!.key).toBe(key);

    await putBack({ key: saved!.key, replace: true });
    expect(await held()).toEqual(changed);
  });

  it('finds the schemas that an interrupted restore set aside', async () => {
    const { key } = await create();
    await client.query(`UPDATE media.objects SET status = 'failed'`);
    const changed = await held();
    await client.query(`ALTER SCHEMA media RENAME TO media_before_restore`);
    await migrateSchema();

    await expect(putBack({ key })).rejects.toThrow(/media_before_restore.*`restore --replace`/);
    await putBack({ key, replace: true });
    expect((await held()).schemas).toEqual([{ nspname: 'media' }]);

    const saved = (await listBackups(backups)).filter(({ mark }) => mark === 'before-restore');
    expect(saved).toHaveLength(2);
    await putBack({ key: saved[0]!.key, replace: true });
    expect(await held()).toEqual(changed);
  });

  it('refuses a backup that lacks an image before it changes anything', async () => {
    await objects.delete(`originals/${PHOTO}`);
    const { key, lacking } = await create();
    expect(lacking).toEqual([PHOTO]);
    await client.query(`DELETE FROM media.history`);
    const before = await held();

    const refused = putBack({ key, replace: true });
    await expect(refused).rejects.toThrow(BrokenBackup);
    await expect(refused).rejects.toThrow(new RegExp(`\\(1\\): ${PHOTO}.*--accept-missing`));
    expect(await held()).toEqual(before);
    expect(await listBackups(backups)).toHaveLength(1);

    await putBack({ key, replace: true, acceptMissingImages: true });
    expect((await held()).history).toHaveLength(2);
  });

  it('fails if an image does not reach the storage', async () => {
    const { key } = await create();
    const before = await held();
    const losing = Object.assign(Object.create(objects) as ObjectStorage, {
      list: () => Promise.resolve([`originals/${PHOTO}`]),
    });
    await expect(putBack({ key, replace: true, objects: losing })).rejects.toThrow(
      `1 of 2 images are not in the storage: variants/${PHOTO}/320.jpeg`,
    );
    expect(await held()).toEqual(before);
  });

  it('keeps each backup of a day, and a marked one forever', async () => {
    const [first, marked, second] = [await create(), await create('kept'), await create()];
    const keys = async () => (await listBackups(backups)).map(({ key }) => key).toSorted();
    const all = [first.key, marked.key, second.key].toSorted();
    const none = { days: 0, weeks: 0, months: 0 };

    const at = (hours: number) => new Date(first.moment.getTime() + hours * 3_600_000);
    await deleteExpired(backups, none, at(47.99));
    expect(await keys()).toEqual(all);
    // Retention always keeps the newest backup.
    await deleteExpired(backups, none, at(48.1));
    expect(await keys()).toEqual([marked.key, second.key].toSorted());
    const newest = await create();
    await deleteExpired(backups, none, LATER);
    expect(await keys()).toEqual([marked.key, newest.key].toSorted());
  });
});
