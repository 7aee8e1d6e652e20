import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Packages requested within this time are installed together, because each run of apt-get costs seconds of its own.
 */
const GATHER_MS = 500;

/**
 * Runs a command while a policy forbids installed servers to start. Debian would start each server at once, on its
 * default port.
 */
const WITHOUT_STARTS = `
policy=/usr/sbin/policy-rc.d
[ -e $policy ] && exec "$@"
trap 'rm -f $policy' EXIT
printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod 755 $policy
"$@"`;

/** @type {{ names: Set<string>, installed: Promise<void> } | undefined} */
let next;
/** Last run, for which the next one waits because it holds the lock. @type {Promise<unknown>} */
let last = Promise.resolve();
/**
 * Update of the package lists. It runs once per process, because it takes as long as installing some packages.
 * @type {Promise<unknown> | undefined}
 */
let lists;

/**
 * Installs a Debian package, together with others requested at the same time. If that fails, rejects with the command
 * to type.
 * @param {string} name
 * @param {(message: string) => void} say receives progress messages
 * @returns {Promise<void>}
 */
export function installDebianPackage(name, say) {
  say(`Installing ${name} with apt-get`);
  next ??= gather();
  next.names.add(name);
  return next.installed;
}

/** @param {string} command */
export async function works(command) {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

function gather() {
  /** @type {Set<string>} */
  const names = new Set();
  const installed = pause(GATHER_MS).then(() => {
    next = undefined;
    const now = last.then(() => install([...names]));
    last = now.catch(() => {});
    return now;
  });
  return { names, installed };
}

/** @param {readonly string[]} names */
async function install(names) {
  const asRoot = process.getuid?.() === 0;
  const prefix = asRoot ? [] : ['sudo', '-n'];
  const byHand = `${asRoot ? '' : 'sudo '}apt-get install -y ${names.join(' ')}`;
  if (!(await works('apt-get')) || (!asRoot && !(await works('sudo')))) {
    throw new Error(
      `This machine has no ${names.join(', ')}. Install it, for instance with: ${byHand}`,
    );
  }
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @param {string[]} args */
  const apt = (...args) => {
    const [command, ...rest] = [...prefix, 'sh', '-c', WITHOUT_STARTS, 'sh', 'apt-get', ...args];
    return run(/** @type {string} */ (command), rest, { env: environment });
  };
  try {
    await (lists ??= apt('update'));
    await apt('install', '-y', '--no-install-recommends', ...names);
  } catch (error) {
    throw new Error(`Could not install ${names.join(', ')}. Type: ${byHand}`, { cause: error });
  }
}
