import { ConfigError } from '@cartaviva/config';
import { storageOf } from '@cartaviva/object-storage';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { NotUnderstood, parseCommand, type Asked, type Command } from './arguments';
import { deleteExpired, listBackups, newestBackup } from './backups';
import { createConfig, listConfig, restoreConfig, verifyConfig } from './config';
import { createBackup, type Source } from './create-backup';
import { migrateIn } from './migrate';
import { created, createdBytes, verified, writeMetrics } from './metrics-file';
import { BrokenBackup, readBackup } from './read-backup';
import { inShort, requireImages, restore } from './restore';
import { NotEmpty } from './set-aside';

const USAGE = `
  create              writes a backup, and deletes those that are kept no longer
          --keep      one that is never deleted
  verify [KEY]        reads a backup to its end: the newest, or the named one
  restore [KEY]       puts one into an empty database and the storage of images
          --replace   backs up what the database has, then drops it
          --without-backup           with --replace: drops it without a backup
          --accept-missing-images    also a backup that lacks images
  list                the backups that there are
  new-key             makes a pair of keys
`;

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The command has finished, but an operator has to look at the result. */
class Refused extends Error {}

const COMMANDS: Readonly<Record<Command, (asked: Asked) => Promise<void>>> = {
  create,
  verify,
  restore: putBack,
  list,
  'new-key': newKey,
};

try {
  const asked = parseCommand(process.argv.slice(2));
  await COMMANDS[asked.command](asked);
} catch (error) {
  const expected = [ConfigError, BrokenBackup, NotEmpty, NotUnderstood, Refused];
  const isExpected = expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  if (error instanceof NotUnderstood) process.stderr.write(USAGE);
  process.exitCode = error instanceof NotUnderstood ? 2 : 1;
}

async function create({ options }: Asked): Promise<void> {
  const config = createConfig();
  const source = {
    databaseUrl: config.DATABASE_ADMIN_URL,
    objects: await storageOf(config),
    backups: await storageOf(config.backups),
    recipient: config.BACKUP_RECIPIENT,
  };
  const { key, moment, bytes, lacking } = await createBackup(
    source,
    options.has('keep') ? 'kept' : undefined,
  );
  say(`${key}: ${bytes} bytes, of ${moment.toISOString()}`);
  if (lacking.length > 0) {
    throw new Refused(
      `It lacks images that the tables name and the storage does not have (${lacking.length}): ` +
        `${inShort(lacking)}. No older backup was deleted: one may have them`,
    );
  }
  created.set(moment.getTime() / 1000);
  createdBytes.set(bytes);
  await writeMetrics(config.BACKUP_METRICS_DIR, 'create', created, createdBytes);
  const retention = {
    days: config.BACKUP_KEEP_DAYS,
    weeks: config.BACKUP_KEEP_WEEKS,
    months: config.BACKUP_KEEP_MONTHS,
  };
  for (const gone of await deleteExpired(source.backups, retention, moment)) {
    say(`${gone.key}: deleted, of ${gone.moment.toISOString()}`);
  }
}

async function verify(asked: Asked): Promise<void> {
  const config = verifyConfig();
  const { key, open } = await chosen(config, asked);
  const backup = await readBackup(await open(), config.BACKUP_IDENTITY);
  requireImages(backup.lacking);
  const { rows, objects, takenAt } = backup;
  say(`${key}: whole, ${totalOf(rows)} rows and ${objects} images, of ${takenAt}`);
  verified.set(new Date(takenAt).getTime() / 1000);
  await writeMetrics(config.BACKUP_METRICS_DIR, 'verify', verified);
}

async function putBack(asked: Asked): Promise<void> {
  const config = restoreConfig();
  const { key, open } = await chosen(config, asked);
  const [identity, databaseUrl] = [config.BACKUP_IDENTITY, config.DATABASE_ADMIN_URL];
  const objects = await storageOf(config);
  const source = {
    databaseUrl,
    objects,
    backups: await storageOf(config.backups),
    recipient: config.BACKUP_RECIPIENT ?? (await identityToRecipient(identity)),
  };
  const restored = await restore({
    open,
    identity,
    databaseUrl,
    objects,
    migrate: migrateIn(databaseUrl),
    replace: asked.options.has('replace'),
    acceptMissingImages: asked.options.has('accept-missing-images'),
    backUpFirst: () =>
      asked.options.has('without-backup') ? Promise.resolve() : backUpFirst(source),
  });
  say(
    `${key}: restored, ${totalOf(restored.rows)} rows and ${restored.objects} images, of ${restored.takenAt}`,
  );
}

async function backUpFirst(source: Source): Promise<void> {
  const saved = await createBackup(source, 'before-restore').catch((cause: unknown) => {
    throw new Refused(
      `What is there could not be backed up, and nothing was touched: ${String(cause)}. ` +
        '`restore --replace --without-backup` drops it all the same',
      { cause },
    );
  });
  say(`${saved.key}: ${saved.bytes} bytes, of what is replaced; retention never deletes it`);
}

async function list(): Promise<void> {
  const backups = await storageOf(listConfig().backups);
  for (const { key, moment, mark } of await listBackups(backups)) {
    const retention = mark === undefined ? '' : `  ${mark}: never deleted by itself`;
    say(`${key}  ${moment.toISOString()}  ${await backups.size(key)} bytes${retention}`);
  }
}

async function newKey(): Promise<void> {
  const identity = await generateX25519Identity();
  say(`BACKUP_RECIPIENT=${await identityToRecipient(identity)}`);
  say(`BACKUP_IDENTITY=${identity}`);
}

/** Returns the named backup or the newest one. Throws BrokenBackup if there is none. */
async function chosen({ backups }: { backups: Parameters<typeof storageOf>[0] }, asked: Asked) {
  const storage = await storageOf(backups);
  const key = asked.key ?? (await newestBackup(storage))?.key;
  if (key === undefined) throw new BrokenBackup('There is no backup');
  const open = async () => {
    const found = await storage.read(key);
    if (!found) throw new BrokenBackup(`There is no backup ${key}`);
    return found.stream;
  };
  return { key, open };
}

function totalOf(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
