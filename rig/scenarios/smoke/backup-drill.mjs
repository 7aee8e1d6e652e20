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
import { join, relative } from 'node:path';
import { runChild } from '../../../tools/engines/child-process.mjs';
import { freePort } from '../../../tools/engines/ports.mjs';
import { startPostgres } from '../../../tools/engines/postgres.mjs';
import { built, roleUrl } from '../../../tools/start/processes.mjs';
import { SERVICES } from '../../../tools/start/settings.mjs';
import { backUp as runBackUp } from '../../system/backups.mjs';
import { query } from '../../system/database.mjs';

/**
 * Simulates the loss of everything: restores a backup with older tables on an empty machine and upgrades them, and
 * restores a current backup over existing data.
 * @param {string} data folder data folder of a closed system
 * @param {import('../../verdicts.mjs').Verdicts['check']} check
 */
export async function backupDrill(data, check) {
  const elsewhere = mkdtempSync(join(tmpdir(), 'cartaviva-drill-'));
  const backups = join(elsewhere, 'backups');
  /** @param {string} folder @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
  const backUp = (folder, args, env) => runBackUp(folder, args, { BACKUP_DIR: backups, ...env });
  const identity = { BACKUP_IDENTITY_FILE: join(data, 'backup-key') };
  const machine = join(elsewhere, 'machine');
  /** @type {Record<string, string>} */
  let checksums = {};
  /** @type {unknown} */
  let levels;

  await check('a backup is written, found and read to its end', async () => {
    ({ checksums, levels } = await heldBy(data));
    assert.ok(Object.keys(checksums).length > 40, 'the system holds too little to show anything');
    assert.match(await backUp(data, []), /backups\/.*\.age: \d+ bytes/);
    assert.match(await backUp(data, ['verify']), /whole, \d+ rows and \d+ images/);
    assert.match(await backUp(data, ['--keep']), /backups\/.*-kept\.age: \d+ bytes/);
    const listed = await backUp(data, ['list']);
    assert.match(listed, /^backups\/\S+z\.age/m);
    assert.match(listed, /^backups\/\S+-kept\.age .*never deleted by itself$/m);
    await assert.rejects(backUp(data, ['create', '--kept']), /'--kept'/);
    const [name = ''] = readdirSync(join(backups, 'backups'));
    const bytes = readFileSync(join(backups, 'backups', name));
    assert.match(bytes.subarray(0, 30).toString(), /^age-encryption.org/);
    assert.ok(!bytes.includes('ana@ejemplo.do'), 'it can be read without a key');
  });
  await check(
    'a backup of older tables is restored on an empty machine, into those of today',
    async () => {
      const older = join(elsewhere, 'older');
      await withPostgres(older, async (url) => {
        await Promise.all(SERVICES.map(({ app, schema }) => migrateHalfway(app, schema, url)));
        await query(
          url,
          `INSERT INTO identity.users (email, first_name, last_name, provider, is_email_verified)
         VALUES ('mesa@ejemplo.do', 'Mesa', 'Vieja', 'google', true)`,
        );
      });
      const key = readFileSync(identity.BACKUP_IDENTITY_FILE, 'utf8');
      const [, recipient = ''] = /RECIPIENT=(.*)/.exec(key) ?? [];
      const place = { ...identity, BACKUP_DIR: join(elsewhere, 'older-backups') };
      await backUp(older, ['create'], { ...place, BACKUP_RECIPIENT: recipient });
      await backUp(machine, ['restore'], place);
      await withPostgres(machine, async (url) => {
        assert.deepEqual(await levelsOf(url), levels);
        const users = await query(url, 'SELECT email, first_name FROM identity.users');
        assert.deepEqual(users, [{ email: 'mesa@ejemplo.do', first_name: 'Mesa' }]);
      });
    },
  );
  await check(
    'what is there is replaced only when that is asked for: every row and image is as it was',
    async () => {
      await assert.rejects(backUp(machine, ['restore'], identity), /has these schemas already/);
      const restored = await backUp(machine, ['restore', '--replace'], identity);
      assert.match(restored, /-before-restore\.age: \d+ bytes, of what is replaced/);
      assert.deepEqual((await heldBy(machine)).checksums, checksums);
    },
  );
  rmSync(elsewhere, { recursive: true });
}

/**
 * Contents of a closed system: checksums of each table, sequence and image, by name, and the applied migrations.
 * @param {string} data @returns {Promise<{ checksums: Record<string, string>, levels: unknown }>}
 */
async function heldBy(data) {
  const objects = join(data, 'objects');
  const images = readdirSync(objects, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(objects, join(parentPath, name)))
    .filter((key) => /^(originals|variants)\//.test(key))
    .map((key) => [key, sha256(readFileSync(join(objects, key)))]);
  return withPostgres(data, async (url) => {
    const tables = await query(url, TABLES, [SCHEMAS]);
    const rows = tables.map(async ({ name }) => {
      const sum = `SELECT md5(coalesce(string_agg(row::text, E'\\n' ORDER BY row::text), '')) FROM ${name} row`;
      const [{ md5 }] = await query(url, sum);
      return [name, md5];
    });
    const sequences = await query(url, SEQUENCES, [SCHEMAS]);
    const checksums = Object.fromEntries([
      ...images,
      ...(await Promise.all(rows)),
      ...sequences.map(({ name, value }) => [name, value]),
    ]);
    return { checksums, levels: await levelsOf(url) };
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

/** @param {string} url */
const levelsOf = (url) =>
  Promise.all(
    SCHEMAS.map((schema) => query(url, `SELECT name FROM ${schema}.migrations ORDER BY timestamp`)),
  );

/** @param {string} app @param {string} schema @param {string} url connection string of the administrator */
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

/**
 * @template T
 * @param {string} data folder data folder of a closed system, or a new folder
 * @param {(url: string) => Promise<T>} work
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

/** @param {Buffer} bytes */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
