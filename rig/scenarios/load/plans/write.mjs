import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateAll } from '../../../../tools/start/migrate.mjs';
import { ownerWithViews } from '../../../clients/route-caller.mjs';
import { addCrowd } from '../../../fill/crowd.mjs';
import { withDatabase } from '../../../system/database.mjs';
import { openLoadSystem } from '../../../system/load-system.mjs';
import { indexesIn, indexesOf, planOf } from './explain.mjs';
import { digestOf, planFile, read, written } from './file.mjs';
import { hear } from './hear.mjs';
import { pretendRows } from './pretend.mjs';
import { playStories } from './stories/stories.mjs';

/** Enough that every statement finds something, and that a notice to all owners is sent in several turns. */
const [MENUS, VIEWS] = [200, 1000];
/** Characters of a statement that are shown. */
const SHOWN = 160;

/**
 * Writes the plans of every statement that a system sends.
 * @param {{ isFresh: boolean }} options whether what is not heard is left out, rather than left as it was
 */
export async function writePlans({ isFresh }) {
  const load = await openLoadSystem();
  const { system, database } = load;
  try {
    const someone = await ownerWithViews(load, VIEWS);
    await addCrowd(database, { menus: MENUS, views: VIEWS, accountId: someone.accountId });
    const heard = await hear(load, someone, () => playStories(system, someone.owner));
    const url = await emptyDatabase(system);
    for (const [service, statements] of heard) {
      await withDatabase(url, (client) => writeService(client, service, { statements, isFresh }));
    }
  } finally {
    await load.close();
  }
}

/** The tables of all services, without rows. @param {import('../../../system/test-system.mjs').TestSystem} system */
async function emptyDatabase({ data, running }) {
  const { roles } = JSON.parse(readFileSync(join(data, 'secrets.json'), 'utf8'));
  const url = new URL(running().postgresUrl);
  await withDatabase(url.href, (client) => client.query('CREATE DATABASE plans'));
  url.pathname = '/plans';
  await migrateAll({ adminUrl: url.href, rolePasswords: roles });
  return url.href;
}

/**
 * Every statement that was heard, and those of before that were not, as long as their indexes are there.
 * @param {import('pg').Client} client
 * @param {string} service @param {{ statements: readonly string[], isFresh: boolean }} heard
 */
async function writeService(client, service, { statements, isFresh }) {
  await client.query(`SET search_path = ${service}`);
  await pretendRows(client);
  const indexes = await indexesOf(client);
  const file = planFile(service);
  const before = isFresh || !existsSync(file) ? [] : read(readFileSync(file, 'utf8')).statements;
  const known = new Set(before.map(({ digest }) => digest));
  const planned = [];
  for (const statement of statements) {
    const digest = digestOf(statement);
    planned.push({ digest, ...(await planOf(client, statement)), isHeard: true });
    if (!isFresh && !known.has(digest)) console.log(`    ${digest}: ${statement.slice(0, SHOWN)}`);
  }
  const now = new Set(planned.map(({ digest }) => digest));
  const unheard = before
    .filter(
      ({ digest, reads }) => !now.has(digest) && indexesIn(reads).every((one) => indexes.has(one)),
    )
    .map((one) => ({ ...one, isHeard: false }));
  writeFileSync(file, written({ indexes, statements: [...planned, ...unheard] }));
  console.log(`  ${service}: ${planned.length} statements, and ${unheard.length} not heard`);
}
