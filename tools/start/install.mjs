import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { say } from './say.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs exactly what the lockfile says, unless that is what is there. */
export async function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major >= 25) {
    throw new Error(`CartaViva runs on Node 20.19 to 24; this is ${process.versions.node}.`);
  }
  const current = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
  if (current) return;
  await say.step('Packages installed', () => runVisibly('npm', ['ci', '--no-audit', '--no-fund']));
}

/**
 * Runs a command and shows what it said only when it failed.
 * @param {string} command
 * @param {string[]} args
 */
export async function runVisibly(command, args) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NX_DAEMON: 'false', SCARF_ANALYTICS: 'false', NODE_ENV: '' },
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(said).toString()}`);
  }
}
