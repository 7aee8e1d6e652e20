import { writeFileSync } from 'node:fs';
import { until } from '../../../tools/engines/ports.mjs';
import { runTool } from '../../../tools/start/install.mjs';
import { readDocument } from '../../../apps/gateway/src/api/openapi/read-document.mjs';
import { casesOf } from '../../fuzz/cases/cases.mjs';
import { send } from '../../fuzz/client.mjs';
import { Caller } from '../../fuzz/system.mjs';
import { addCrowd } from '../crowd.mjs';
import { openLoadSystem } from '../load-system.mjs';
import { callerOf, ownerWithViews } from '../routes/caller.mjs';
import { ROUTES } from '../routes/table.mjs';
import { logStatements, loggedStatements } from './collect.mjs';
import { planFile, written } from './file.mjs';

const SEED = 20261121;
/** Calls of each route: some read again what the first call left behind. */
const CALLS = 2;
/** Enough that every statement finds something. */
const [MENUS, VIEWS] = [30, 1000];
const RESTART_MS = 60_000;

/**
 * Writes the plans of every statement that a system sends: what its processes do when they start, every
 * route of the measured ones, and every operation of the API's document with valid values.
 */
export async function writePlans() {
  const load = await openLoadSystem();
  const { system, database, logs } = load;
  try {
    const someone = await ownerWithViews(load, VIEWS);
    await addCrowd(database, { menus: MENUS, views: VIEWS, ownerId: someone.id });
    await logStatements(database, true);
    await restartServices(system);
    const caller = await callerOf(load, someone);
    for (const [, call, times = 1] of ROUTES) {
      for (let turn = 0; turn < Math.min(times, CALLS); turn += 1) await call(caller);
    }
    await callEverything(system);
    await logStatements(database, false);
    for (const [service, statements] of loggedStatements(logs)) {
      const planned = statements.map((statement) => ({ statement, plan: ['not planned yet'] }));
      writeFileSync(planFile(service), written(planned));
      console.log(`  ${service}: ${statements.length} statements`);
    }
  } finally {
    await load.close();
  }
  process.env['WRITE_PLANS'] = '1';
  process.env['NODE_OPTIONS'] = '--experimental-vm-modules --no-warnings';
  await runTool('npx', [
    'jest',
    '--selectProjects',
    'integration',
    '--testPathPatterns',
    'load/plans',
  ]);
}

/** Each service is stopped and started again by who started it. @param {import('../../test-system.mjs').TestSystem} system */
async function restartServices(system) {
  const before = system.running().pids;
  for (const [name, pid] of Object.entries(before)) {
    if (!/-(?:service|worker)$/.test(name)) continue;
    process.kill(pid, 'SIGTERM');
    const isBack = async () => {
      const { pids, ready } = system.running();
      if (pids[name] === pid) return false;
      return fetch(ready[name] ?? '').then(
        ({ ok }) => ok,
        () => false,
      );
    };
    await until(isBack, RESTART_MS, `${name} did not come back`);
  }
}

/** @param {import('../../test-system.mjs').TestSystem} system */
async function callEverything(system) {
  const document = await (await fetch(new URL('/api/openapi.json', system.url))).json();
  const { operations, resolve } = readDocument(document);
  const { signedIn, valueOf } = new Caller(system);
  for (const operation of operations) {
    const { control } = casesOf(operation, { resolve, valueOf, seed: SEED });
    const headers = { ...(await signedIn()), ...control.headers };
    await send(system.url, { ...control, headers });
  }
}
