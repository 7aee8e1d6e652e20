import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { runChild } from '../../tools/engines/child-process.mjs';
import { freePort } from '../../tools/engines/ports.mjs';
import { startPostgres } from '../../tools/engines/postgres.mjs';
import { built, roleUrl } from '../../tools/start/processes.mjs';
import { SERVICES } from '../../tools/start/settings.mjs';

/** Without the installing and building of `npm run backup`: the system has just run. */
const BACKUP = resolve('tools/backup/run.mjs');

/**
 * The drill of whoever has lost everything: a backup is put into an empty machine, over what is there, and,
 * from tables as they were some versions ago, into those of today.
 * @param {string} data folder of a closed system @param {import('./check.mjs').Checks['check']} check
 */
export async function backupDrill(data, check) {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cartaviva-drill-'));
  const backups = join(elsewhere, 'backups');
  /** @param {string} folder @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
  const backUp = (folder, args, env) =>
    runChild(process.execPath, [BACKUP, ...args], {
      env: { ...process.env, DATA_DIR: folder, BACKUP_DIR: backups, ...env },
    });
  const identity = { BACKUP_IDENTITY_FILE: join(data, 'backup-key') };
  const empty = join(elsewhere, 'empty');
  /** @type {Record<string, string>} */
  let before = {};

  await check('a backup is written, found and read to its end', async () => {
    before = await checksums(data);
    assert.ok(Object.keys(before).length > 40, 'the system holds too little to show anything');
    assert.match(await backUp(data, []), /backups\/.*\.age: \d+ bytes/);
    assert.match(await backUp(data, ['verify']), /whole, \d+ rows and \d+ images/);
    assert.match(await backUp(data, ['list']), /^backups\/.*\.age/m);
    const [name = ''] = readdirSync(join(backups, 'backups'));
    const bytes = readFileSync(join(backups, 'backups', name));
    assert.match(bytes.subarray(0, 30).toString(), /^age-encryption.org/);
    assert.ok(!bytes.includes('ana@ejemplo.do'), 'it can be read without a key');
  });
  await check('restored on an empty machine, every row and image is as it was', async () => {
    await backUp(empty, ['restore'], identity);
    assert.deepEqual(await checksums(empty), before);
  });
  await check('what is there is replaced only when that is asked for', async () => {
    await change(empty);
    await assert.rejects(backUp(empty, ['restore'], identity), /has these schemas already/);
    assert.notDeepEqual(await checksums(empty), before);
    await backUp(empty, ['restore', '--replace'], identity);
    assert.deepEqual(await checksums(empty), before);
  });
  await check('a backup of older tables is restored into those of today', async () => {
    const [older, today] = [join(elsewhere, 'older'), join(elsewhere, 'today')];
    await withPostgres(older, async (url) => {
      for (const { app, schema } of SERVICES) await migrateHalfway(app, schema, url);
      await query(
        url,
        `INSERT INTO identity.users (email, first_name, last_name, provider, is_email_verified)
         VALUES ('mesa@ejemplo.do', 'Mesa', 'Vieja', 'google', true)`,
      );
    });
    const keys = { ...identity, BACKUP_DIR: join(elsewhere, 'older-backups') };
    const [, recipient = ''] =
      /RECIPIENT=(.*)/.exec(readFileSync(identity.BACKUP_IDENTITY_FILE, 'utf8')) ?? [];
    await backUp(older, ['create'], { ...keys, BACKUP_RECIPIENT: recipient });
    await backUp(today, ['restore'], keys);
    assert.deepEqual(await levels(today), await levels(data));
    await withPostgres(today, async (url) => {
      const users = await query(url, 'SELECT email, first_name FROM identity.users');
      assert.deepEqual(users, [{ email: 'mesa@ejemplo.do', first_name: 'Mesa' }]);
    });
  });
  rmSync(elsewhere, { recursive: true });
}

/**
 * What a closed system holds: a checksum of each table, sequence and image, by its name.
 * @param {string} data @returns {Promise<Record<string, string>>}
 */
async function checksums(data) {
  const objects = join(data, 'objects');
  const images = readdirSync(objects, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => /^(originals|variants)\//.test(relative(objects, path)))
    .map((path) => [relative(objects, path), sha256(readFileSync(path))]);
  return withPostgres(data, async (url) => {
    const tables = await query(url, TABLES, [SCHEMAS]);
    const rows = tables.map(async ({ name }) => {
      const sum = `SELECT md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) FROM ${name} row`;
      const [{ md5 }] = await query(url, sum);
      return [name, md5];
    });
    const sequences = await query(url, SEQUENCES, [SCHEMAS]);
    return Object.fromEntries([
      ...images,
      ...(await Promise.all(rows)),
      ...sequences.map(({ name, value }) => [name, value]),
    ]);
  });
}

const SCHEMAS = SERVICES.map(({ schema }) => schema);

const TABLES = `
  SELECT oid::regclass::text AS name FROM pg_class
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'migrations'
    AND relnamespace::regnamespace::text = ANY ($1)`;

const SEQUENCES = `
  SELECT schemaname || '.' || sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = ANY ($1) AND sequencename <> 'migrations_id_seq'`;

/** Names of the migrations that each schema has had. @param {string} data */
const levels = (data) =>
  withPostgres(data, (url) =>
    Promise.all(
      SCHEMAS.map((schema) =>
        query(url, `SELECT name FROM ${schema}.migrations ORDER BY timestamp`),
      ),
    ),
  );

/** @param {string} app @param {string} schema @param {string} url of the administrator */
async function migrateHalfway(app, schema, url) {
  const files = readdirSync(join('apps', app, 'migrations')).filter((file) => /^\d+-/.test(file));
  const file = files.sort()[Math.floor(files.length / 2)] ?? '';
  const source = readFileSync(join('apps', app, 'migrations', file), 'utf8');
  const [, migration] = /name = '(\w+)'/.exec(source) ?? [];
  assert.ok(migration, `${file} has no name`);
  const env = {
    ...process.env,
    DATABASE_ADMIN_URL: url,
    DATABASE_URL: roleUrl(url, schema, 'una-clave-de-servicio'),
    MIGRATE_TO: migration,
  };
  await runChild(process.execPath, [built(app, 'migrate')], { env });
}

/** @param {string} data */
async function change(data) {
  await withPostgres(data, (url) =>
    query(url, `UPDATE menus.menus SET restaurant_name = 'Otra casa'`),
  );
}

/**
 * @template T
 * @param {string} data folder of a closed system, or of none yet @param {(url: string) => Promise<T>} work
 */
async function withPostgres(data, work) {
  const file = join(data, 'secrets.json');
  mkdirSync(data, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, JSON.stringify({ postgres: 'una-clave-de-postgres' }));
  const { postgres: password } = JSON.parse(readFileSync(file, 'utf8'));
  const folder = join(data, 'postgres');
  const postgres = await startPostgres({ folder, port: await freePort(), password, durable: true });
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** @param {string} url @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
async function query(url, sql, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
