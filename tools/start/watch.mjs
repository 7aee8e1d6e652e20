import { readdirSync, unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import { startChild } from '../engines/child-process.mjs';

const RSPACK = resolve('node_modules/@rspack/cli/bin/rspack.js');

/** How often a built file is looked at, in milliseconds. */
const POLL_INTERVAL_MS = 500;

/**
 * Rebuilds every app when its sources change and restarts the processes built from it.
 * @param {import('./processes.mjs').ProcessPlan[]} plans
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {() => Promise<void>} stops watching
 */
export function watchApps(plans, supervisor) {
  const builders = readdirSync('apps').map((app) =>
    startChild(process.execPath, [RSPACK, 'build', '--watch'], {
      cwd: resolve('apps', app),
      stdio: 'ignore',
    }),
  );
  // Asked for, not listened to: a build replaces its folder, and a listener would go with the old one.
  for (const { script, name } of plans) {
    watchFile(script, { interval: POLL_INTERVAL_MS }, ({ size }) => {
      if (size > 0) supervisor.restart(name);
    });
  }
  return async () => {
    for (const { script } of plans) unwatchFile(script);
    await Promise.all(builders.map((builder) => builder.stop()));
  };
}
