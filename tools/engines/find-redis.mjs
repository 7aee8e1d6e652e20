import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Once for all that this process installs: to ask for the lists takes as long as some packages. */
let lists = /** @type {Promise<unknown> | undefined} */ (undefined);

/** Runs a command while nothing that is installed may start by itself: Debian starts every server at once, on ports of its own. */
const WITHOUT_STARTS = `
policy=/usr/sbin/policy-rc.d
[ -e $policy ] && exec "$@"
trap 'rm -f $policy' EXIT
printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod 755 $policy
"$@"`;

/** @param {string} command */
async function works(command) {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * The Redis server of this machine: found on the PATH, else installed with the system's package
 * manager. Rejects with the one command to type when neither works.
 * @param {(message: string) => void} [say] hears what is being installed
 * @returns {Promise<string>}
 */
export async function requireRedis(say = () => {}) {
  if (await works('redis-server')) return 'redis-server';
  await installDebianPackage('redis-server', say);
  return 'redis-server';
}

/**
 * @param {string} name
 * @param {(message: string) => void} say
 */
export async function installDebianPackage(name, say) {
  const asRoot = process.getuid?.() === 0;
  const prefix = asRoot ? [] : ['sudo', '-n'];
  const byHand = `${asRoot ? '' : 'sudo '}apt-get install -y ${name}`;
  if (!(await works('apt-get')) || (!asRoot && !(await works('sudo')))) {
    throw new Error(`This machine has no ${name}. Install it, for instance with: ${byHand}`);
  }
  say(`Installing ${name} with apt-get`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'sh', '-c', WITHOUT_STARTS, 'sh', 'apt-get', ...args];
    return run(/** @type {string} */ (command), rest, { env: environment });
  };
  try {
    await (lists ??= apt('update'));
    await apt('install', '-y', '--no-install-recommends', name);
  } catch (error) {
    throw new Error(`Could not install ${name}. Type: ${byHand}`, { cause: error });
  }
}
