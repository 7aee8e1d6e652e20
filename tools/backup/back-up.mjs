import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { runChild, startChild } from '../engines/child-process.mjs';
import { freePort } from '../engines/ports.mjs';
import { startPostgres } from '../engines/postgres.mjs';
import { lockFolder } from '../start/folder-lock.mjs';
import { built } from '../start/processes.mjs';
import { readRunning } from '../start/running.mjs';
import { say } from '../start/say.mjs';
import { DATA, secretsOfThisMachine, settings } from '../start/settings.mjs';

/** `ASKS` lists the commands that connect to the database, `REPLACES` those that replace it. */
const ASKS = ['create', 'restore'];
const REPLACES = ['restore'];

/**
 * Runs a command of the app `backup` on this machine. It uses the running Postgres or starts one, the folder of
 * images, and a key that the first backup creates.
 * @param {readonly string[]} args command and options; without a command, it creates a backup
 * @returns {Promise<number>} exit code
 */
export async function backUp(args) {
  const [command = 'create', ...options] = args[0]?.startsWith('-') ? ['create', ...args] : args;
  const isFree = await lockFolder(DATA, settings.publicUrl).then(
    () => true,
    (error) => {
      if (REPLACES.includes(command)) throw error;
      return false;
    },
  );
  const postgres = ASKS.includes(command) ? await database(isFree) : undefined;
  try {
    const code = await run([command, ...options], {
      ...process.env,
      ...(await keys()),
      ...(postgres && { DATABASE_ADMIN_URL: postgres.url }),
      OBJECTS_DIR: process.env['OBJECTS_DIR'] ?? join(DATA, 'objects'),
      BACKUP_DIR: process.env['BACKUP_DIR'] ?? join(DATA, 'backups'),
    });
    // Jobs in Redis belong to the state that was replaced. The restored outbox contains the events of the restored
    // state.
    const isOver = REPLACES.includes(command) && code === 0;
    if (isOver && !settings.redisUrl) rmSync(join(DATA, 'redis'), { recursive: true, force: true });
    return code;
  } finally {
    await postgres?.stop();
  }
}

/**
 * @param {boolean} isFree true when no system runs in this folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
async function database(isFree) {
  const isAnothers = { stop: () => Promise.resolve() };
  if (settings.databaseUrl) return { url: settings.databaseUrl, ...isAnothers };
  if (!isFree) return { url: readRunning().postgresUrl, ...isAnothers };
  const { postgres: password } = secretsOfThisMachine();
  const folder = join(DATA, 'postgres');
  return startPostgres({ folder, port: await freePort(), password, durable: true });
}

/**
 * Returns the keys of this machine, unless the environment sets them. `BACKUP_RECIPIENT` encrypts, `BACKUP_IDENTITY`
 * decrypts.
 */
async function keys() {
  const { BACKUP_RECIPIENT, BACKUP_IDENTITY, BACKUP_IDENTITY_FILE } = process.env;
  if (BACKUP_RECIPIENT || BACKUP_IDENTITY || BACKUP_IDENTITY_FILE) return {};
  const file = join(DATA, 'backup-key');
  if (!existsSync(file)) {
    writeFileSync(file, await runChild(process.execPath, [built('backup', 'main'), 'new-key']), {
      mode: 0o600,
    });
    say.note(`${file} opens the backups of this machine: keep a copy of it elsewhere`);
  }
  return parseEnv(readFileSync(file, 'utf8'));
}

/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
async function run(args, env) {
  const { process: child } = startChild(process.execPath, [built('backup', 'main'), ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
