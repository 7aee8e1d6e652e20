import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What is asked for within this time is installed at once: a run of apt-get takes seconds besides its packages. */
const GATHER_MS = 500;

/** Runs a command while nothing that is installed may start by itself: Debian starts every server at once, on ports of its own. */
const WITHOUT_STARTS = `
policy=/usr/sbin/policy-rc.d
[ -e $policy ] && exec "$@"
trap 'rm -f $policy' EXIT
printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod 755 $policy
"$@"`;

/** What the next run installs. @type {{ names: Set<string>, installed: Promise<void> } | undefined} */
let next;
/** One run waits for the other, which has the lock. @type {Promise<unknown>} */
let last = Promise.resolve();
/** Once for all that this process installs: to ask for the lists takes as long as some packages. @type {Promise<unknown> | undefined} */
let lists;

/**
 * Installs a package of Debian's, together with what else is asked for meanwhile. Rejects with the one command to type
 * when that does not work.
 * @param {string} name
 * @param {(message: string) => void} say hears what is being installed
 * @returns {Promise<void>}
 */
export function installDebianPackage(name, say) {
  say(`Installing ${name} with apt-get`);
  next ??= gather();
  next.names.add(name);
  return next.installed;
}

/** Whether a command is there. @param {string} command */
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
