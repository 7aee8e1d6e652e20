import { readDocument } from '../../../../apps/gateway/src/api/openapi/read-document.mjs';
import { Caller } from '../../../clients/full-account.mjs';
import { callerOf } from '../../../clients/route-caller.mjs';
import { send } from '../../../clients/send.mjs';
import { casesOf } from '../../fuzz/cases/cases.mjs';
import { ROUTES } from '../routes/table.mjs';
import { logStatements, loggedStatements } from './collect.mjs';
import { restartServices } from './stories/restart.mjs';

const SEED = 20261121;
/** Calls of each route. Some routes read data that the first call wrote. */
const CALLS = 2;

/**
 * Collects the statements that a system sends: at the start of its processes, for every measured route, for every
 * operation of the API document with valid values, and during further work.
 * @param {import('../../../system/load-system.mjs').LoadSystem} load
 * @param {Parameters<typeof callerOf>[1]} someone
 * @param {() => Promise<void>} [more]
 * @returns {Promise<Map<string, string[]>>} statements by service
 */
export async function hear(load, someone, more) {
  const { system, database, logs } = load;
  await logStatements(database, true);
  await restartServices(system);
  const caller = await callerOf(load, someone);
  for (const [, call, times = 1] of ROUTES) {
    for (let turn = 0; turn < Math.min(times, CALLS); turn += 1) await call(caller);
  }
  await callEverything(system);
  await more?.();
  await logStatements(database, false);
  return loggedStatements(logs);
}

/** @param {import('../../../system/test-system.mjs').TestSystem} system */
async function callEverything(system) {
  const document = await (await fetch(new URL('/api/openapi.internal.json', system.url))).json();
  const { operations, resolve } = readDocument(document);
  const { signedIn, valueOf, ownBody } = new Caller(system);
  for (const operation of operations) {
    const known = await signedIn();
    const { control } = casesOf(operation, { resolve, valueOf, ownBody, seed: SEED });
    const headers = { ...known, ...control.headers };
    await send(system.url, { ...control, headers });
  }
}
