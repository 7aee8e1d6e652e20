import { readFileSync, writeFileSync } from 'node:fs';
import { runTool } from '../../../../tools/start/install.mjs';
import { readDocument } from '../../../../apps/gateway/src/api/openapi/read-document.mjs';
import { casesOf } from '../../fuzz/cases/cases.mjs';
import { send } from '../../../clients/send.mjs';
import { Caller } from '../../../clients/full-account.mjs';
import { addCrowd } from '../../../fill/crowd.mjs';
import { openLoadSystem } from '../../../system/load-system.mjs';
import { callerOf, ownerWithViews } from '../../../clients/route-caller.mjs';
import { ROUTES } from '../routes/table.mjs';
import { logStatements, loggedStatements } from './collect.mjs';
import { planOf } from './explain.mjs';
import { planFile, read, written } from './file.mjs';
import { merged } from './merge.mjs';
import { restartServices } from './stories/restart.mjs';
import { playStories } from './stories/stories.mjs';

const SEED = 20261121;
/** Calls of each route: some read again what the first call left behind. */
const CALLS = 2;
/** Enough that every statement finds something, and that a notice to all owners is sent in several turns. */
const [MENUS, VIEWS] = [200, 1000];
/** Characters of a statement that are told. */
const SHOWN = 160;

/**
 * Writes the plans of every statement that a system sends: what its processes do when they start, every
 * route of the measured ones, every operation of the API's document with valid values, and stories.
 * @param {{ isFresh: boolean }} options whether what is not heard is left out, rather than kept
 */
export async function writePlans({ isFresh }) {
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
    await playStories(system, someone.owner);
    await logStatements(database, false);
    for (const [service, heard] of loggedStatements(logs)) {
      await writeStatements(database, service, { heard, isFresh });
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

/** @param {import('pg').Client} database @param {string} service @param {{ heard: string[], isFresh: boolean }} now */
async function writeStatements(database, service, { heard, isFresh }) {
  await database.query(`SET search_path = ${service}`);
  const isPlanned = (/** @type {string} */ statement) =>
    planOf(database, statement).then(
      () => true,
      () => false,
    );
  const file = planFile(service);
  const known = isFresh ? [] : read(readFileSync(file, 'utf8'));
  const { statements, gone } = await merged(known, heard, isPlanned);
  writeFileSync(file, written(statements.map((one) => ({ ...one, plan: ['not planned yet'] }))));
  const unheard = statements.filter(({ isHeard }) => !isHeard);
  console.log(`  ${service}: ${statements.length} statements, ${unheard.length} of them not heard`);
  for (const { statement } of unheard) console.log(`    not heard: ${statement.slice(0, SHOWN)}`);
  for (const statement of gone) console.log(`    no longer planned: ${statement.slice(0, SHOWN)}`);
}

/** @param {import('../../../system/test-system.mjs').TestSystem} system */
async function callEverything(system) {
  const document = await (await fetch(new URL('/api/openapi.json', system.url))).json();
  const { operations, resolve } = readDocument(document);
  const { signedIn, valueOf, ownBody } = new Caller(system);
  for (const operation of operations) {
    const known = await signedIn();
    const { control } = casesOf(operation, { resolve, valueOf, ownBody, seed: SEED });
    const headers = { ...known, ...control.headers };
    await send(system.url, { ...control, headers });
  }
}
