import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from '../engines/child-process.mjs';
import { say } from './say.mjs';

const BUILDS = resolve(import.meta.dirname, 'watch-builds.mjs');

/** Apps whose files the gateway reads at start. */
const READ_BY_GATEWAY = ['public-menu', 'site', 'owner-account'];

/**
 * Rebuilds apps when files are saved, shows errors of the compiler, and restarts the affected processes.
 * @param {import('./processes.mjs').ProcessPlan[]} plans
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 * @returns {() => Promise<void>} stops watching
 */
export function watchApps(plans, supervisor) {
  const builds = startChild(process.execPath, ['--expose-gc', BUILDS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { stdout } = builds.process;
  if (!stdout) throw new Error('What is built says nothing');
  createInterface({ input: stdout }).on('line', (line) => {
    const [said, ...changed] = line.split(' ');
    if (said === 'watching') return say.note('Watching what is saved');
    say.note(`Built anew: ${changed.join(', ')}`);
    if (changed.some((app) => READ_BY_GATEWAY.includes(app))) changed.push('gateway');
    for (const { name, script } of plans) {
      if (changed.some((app) => script === resolve('apps', app, 'dist/main.js'))) {
        supervisor.restart(name);
      }
    }
  });
  return () => builds.stop();
}
