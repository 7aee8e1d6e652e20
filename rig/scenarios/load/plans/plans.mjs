import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateAll } from '../../../../tools/start/migrate.mjs';
import { ownerWithViews } from '../../../clients/route-caller.mjs';
import { addCrowd } from '../../../fill/crowd.mjs';
import { withDatabase } from '../../../system/database.mjs';
import { openLoadSystem } from '../../../system/load-system.mjs';
import { tablesReadWhole } from './explain.mjs';
import { hear } from './hear.mjs';
import { pretendRows } from './pretend.mjs';
import { playStories } from './stories/stories.mjs';
import { verdictsOf } from './whole-tables.mjs';

/** Enough data for every statement to find rows, and for a notice to all owners to be sent in several batches. */
const [MENUS, VIEWS] = [200, 1000];

/**
 * Plans every statement that a system sends as if each table had a hundred thousand rows, and fails for those that
 * scan a whole table.
 * @param {import('../../../verdicts.mjs').Verdicts} verdicts
 */
export async function plans(verdicts) {
  const load = await openLoadSystem();
  const { system, database } = load;
  try {
    const someone = await ownerWithViews(load, VIEWS);
    await addCrowd(database, { menus: MENUS, views: VIEWS, accountId: someone.accountId });
    const heard = await hear(load, someone, () => playStories(system, someone.owner));
    const url = await emptyDatabase(system);
    verdicts.begin('Statements that read a whole table of a hundred thousand rows');
    for (const [service, statements] of heard) {
      const planned = await withDatabase(url, (client) => planAll(client, service, statements));
      for (const verdict of verdictsOf(service, planned)) verdicts.note(verdict);
    }
  } finally {
    await load.close();
  }
}

/** @param {import('../../../system/test-system.mjs').TestSystem} system */
async function emptyDatabase({ data, running }) {
  const { roles } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const url = new URL(running().postgresUrl);
  await withDatabase(url.href, (client) => client.query('CREATE DATABASE plans'));
  url.pathname = '/plans';
  await migrateAll({ adminUrl: url.href, rolePasswords: roles });
  return url.href;
}

/**
 * @param {import('pg').Client} client @param {string} service @param {readonly string[]} statements
 * @returns {Promise<import('./whole-tables.mjs').Planned[]>}
 */
async function planAll(client, service, statements) {
  await client.query(`SET search_path = ${service}`);
  await pretendRows(client);
  const planned = [];
  for (const statement of statements) {
    planned.push({ statement, whole: await tablesReadWhole(client, statement) });
  }
  return planned;
}
