import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shapeOf } from './shapes.mjs';

const SERVICES = new Set(['identity', 'menus', 'billing', 'media']);
/** Matches an execution in the log of Postgres: its duration, the name of a prepared statement, and the text. */
const EXECUTED = /^duration: [\d.]+ ms {2}(?:statement|execute [^:]+): ([^]*)$/;
const EXPLAINABLE = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH|MERGE)\b/i;
/** Matches queries of the catalog and connection checks. */
const OF_POSTGRES =
  /^SELECT 1$|\b(?:pg_\w+|information_schema|to_regclass|version\(\)|current_schema)\b/;

/** @param {import('pg').Client} database @param {boolean} isOn */
export async function logStatements(database, isOn) {
  await database.query(`ALTER SYSTEM SET log_min_duration_statement = ${isOn ? 0 : -1}`);
  await database.query('SELECT pg_reload_conf()');
}

/**
 * Distinct statements that services sent while logging was on, in their original form.
 * @param {string} folder folder of the Postgres log
 * @returns {Map<string, string[]>} statements by service, sorted
 */
export function loggedStatements(folder) {
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map([...SERVICES].map((service) => [service, new Map()]));
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    for (const line of readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)) {
      const { user, message = '' } = JSON.parse(line);
      const text = EXECUTED.exec(message)?.[1]?.trim();
      const known = found.get(user);
      if (!known || !text || !EXPLAINABLE.test(text) || OF_POSTGRES.test(text)) continue;
      const shape = shapeOf(text);
      const longer = (known.get(shape)?.length ?? Infinity) > text.length;
      if (longer) known.set(shape, text);
    }
  }
  return new Map(
    [...found].map(([service, statements]) => [service, [...statements.values()].sort()]),
  );
}
