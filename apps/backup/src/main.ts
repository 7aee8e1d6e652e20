import { ConfigError } from '@cartaviva/config';
import { storageOf } from '@cartaviva/object-storage';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { parseArgs } from 'node:util';
import { keyOf, listBackups } from './backups';
import { createConfig, listConfig, restoreConfig, verifyConfig } from './config';
import { migrateIn } from './migrate';
import { created, createdBytes, verified, writeMetrics } from './metrics-file';
import { BrokenBackup, readBackup } from './read-backup';
import { inPlaceOf, NotEmpty, restoreBackup } from './restore';
import { expired } from './retention';
import { Snapshot } from './snapshot';
import { writeBackup } from './write-backup';

const USAGE = `
  create              writes a backup, and deletes those that are kept no longer
  verify [KEY]        reads a backup to its end: the newest, or the named one
  restore [KEY]       puts one into an empty database and the storage of images
          --replace   drops what the database has before
  list                the backups that there are
  new-key             makes a pair of keys
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
const [command = '', named] = positionals;

const say = (text: string) => void process.stdout.write(`${text}\n`);

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  create,
  verify,
  restore,
  list,
  'new-key': newKey,
};

try {
  await (COMMANDS[command] ?? usage)();
} catch (error) {
  const isExpected = [ConfigError, BrokenBackup, NotEmpty].some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}

async function usage(): Promise<void> {
  process.stderr.write(USAGE);
  process.exitCode = 2;
}

async function create(): Promise<void> {
  const config = createConfig();
  const [objects, backups] = await Promise.all([storageOf(config), storageOf(config.backups)]);
  const snapshot = await Snapshot.take(config.DATABASE_ADMIN_URL);
  const key = keyOf(new Date(snapshot.takenAt));
  try {
    await backups.write(key, await writeBackup(snapshot, objects, config.BACKUP_RECIPIENT));
  } finally {
    await snapshot.end();
  }
  const bytes = (await backups.size(key)) ?? 0;
  say(`${key}: ${bytes} bytes, of ${snapshot.takenAt}`);
  created.set(new Date(snapshot.takenAt).getTime() / 1000);
  createdBytes.set(bytes);
  await writeMetrics(config.BACKUP_METRICS_DIR, 'create', created, createdBytes);
  const there = await listBackups(backups);
  const gone = expired(
    there.map(({ moment }) => moment),
    {
      days: config.BACKUP_KEEP_DAYS,
      weeks: config.BACKUP_KEEP_WEEKS,
      months: config.BACKUP_KEEP_MONTHS,
    },
  );
  for (const { key: old, moment } of there.filter((one) => gone.includes(one.moment))) {
    await backups.delete(old);
    say(`${old}: deleted, of ${moment.toISOString()}`);
  }
}

async function verify(): Promise<void> {
  const config = verifyConfig();
  const { key, stream } = await open(config);
  const { rows, objects, takenAt } = await readBackup(stream, config.BACKUP_IDENTITY);
  say(`${key}: whole, ${totalOf(rows)} rows and ${objects} images, of ${takenAt}`);
  verified.set(new Date(takenAt).getTime() / 1000);
  await writeMetrics(config.BACKUP_METRICS_DIR, 'verify', verified);
}

async function restore(): Promise<void> {
  const config = restoreConfig();
  const identity = config.BACKUP_IDENTITY;
  const first = await open(config);
  // Nothing is dropped or written for a backup that cannot be read to its end.
  let schemas: string[] = [];
  await readBackup(first.stream, identity, {
    manifest: async (manifest) => void (schemas = manifest.schemas.map(({ name }) => name)),
  });
  const databaseUrl = config.DATABASE_ADMIN_URL;
  const { stream } = await open(config, first.key);
  const objects = await storageOf(config);
  const target = { databaseUrl, objects, migrate: migrateIn(databaseUrl) };
  const fillAnew = () => restoreBackup(stream, identity, target);
  const restored = await (values.replace ? inPlaceOf(databaseUrl, schemas, fillAnew) : fillAnew());
  say(
    `${first.key}: restored, ${totalOf(restored.rows)} rows and ${restored.objects} images, of ${restored.takenAt}`,
  );
}

async function list(): Promise<void> {
  const backups = await storageOf(listConfig().backups);
  for (const { key, moment } of await listBackups(backups)) {
    say(`${key}  ${moment.toISOString()}  ${await backups.size(key)} bytes`);
  }
}

async function newKey(): Promise<void> {
  const identity = await generateX25519Identity();
  say(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
  say(`BACKUP_IDENTITY=${identity}`);
}

async function open({ backups }: { backups: Parameters<typeof storageOf>[0] }, asked = named) {
  const storage = await storageOf(backups);
  const key = asked ?? (await listBackups(storage))[0]?.key;
  const found = key === undefined ? undefined : await storage.read(key);
  if (!key || !found) throw new BrokenBackup(key ? `There is no backup ${key}` : 'There is none');
  return { key, stream: found.stream };
}

function totalOf(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
