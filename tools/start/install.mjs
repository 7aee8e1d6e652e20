import { existsSync, statSync } from 'node:fs';
import { runChild } from '../engines/child-process.mjs';
import { say } from './say.mjs';

const LOCK = 'package-lock.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs the packages of the lockfile, unless they are installed already. */
export async function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major >= 25) {
    throw new Error(`CartaViva runs on Node 20.19 to 24; this is ${process.versions.node}.`);
  }
  const current = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync(LOCK).mtimeMs;
  if (current) return;
  await say.step('Packages installed', () => runTool('npm', ['ci', '--no-audit', '--no-fund']));
}

/**
 * Runs a tool without its daemon and telemetry.
 * @param {string} command @param {string[]} args @param {string} [cwd]
 */
export const runTool = (command, args, cwd) =>
  runChild(command, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, NX_DAEMON: 'false', SCARF_ANALYTICS: 'false', NODE_ENV: '' },
  });
