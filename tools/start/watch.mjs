import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { dirname, resolve } from 'node:path';

const RSPACK = resolve('node_modules/@rspack/cli/bin/rspack.js');

/** Writing a build takes many small steps; a process restarts once they are over. */
const QUIET_MS = 300;

/**
 * Rebuilds every app when its sources change and restarts the processes built from it.
 * @param {import('./processes.mjs').ProcessPlan[]} plans
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {() => Promise<void>} stops watching
 */
export function watchApps(plans, supervisor) {
  const builders = readdirSync('apps').map((app) =>
    spawn(process.execPath, [RSPACK, 'build', '--watch'], {
      cwd: resolve('apps', app),
      stdio: 'ignore',
    }),
  );
  const watchers = plans.map((plan) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    return watch(dirname(plan.script), () => {
      clearTimeout(timer);
      timer = setTimeout(() => supervisor.restart(plan.name), QUIET_MS);
    });
  });
  return async () => {
    for (const watcher of watchers) watcher.close();
    for (const builder of builders) builder.kill('SIGTERM');
  };
}
