import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { indexesIn } from './explain.mjs';
import { shapeOf } from './shapes.mjs';

/**
 * How Postgres answers the statements that a service sends.
 * @typedef {object} Plans
 * @property {ReadonlyMap<string, string>} indexes that some statement reads, each with its definition
 * @property {readonly Planned[]} statements
 *
 * @typedef {{ digest: string, tables: readonly string[], reads: readonly string[], isHeard: boolean }} Planned
 */

/** Where the plans of a service's statements stand. @param {string} service */
export const planFile = (service) => resolve(import.meta.dirname, `${service}.txt`);

/** Of a statement, however many rows or ids it is given and whichever columns a change sets. @param {string} statement */
export const digestOf = (statement) =>
  createHash('sha256').update(shapeOf(statement)).digest('hex').slice(0, 12);

const HEAD = [
  'What Postgres reads by for every statement that this service sends. "npm run load -- plans" writes this file: it calls',
  "every route of a system, plays the stories of rig/scenarios/load/plans/stories, takes the statements from Postgres' log, and",
  'plans them with a hundred thousand rows in each table, for any values of the parameters. First come the indexes, then a line',
  'a statement: its tables, the indexes that are read, and the digest of its text (shapes.mjs). "All of it" is read of an index',
  'without a search, "all of" a table without an index. "Not heard" is what the last run did not hear: whoever deleted its code',
  'deletes the line, or leaves all of them out with --fresh; whoever finds that it is still sent adds a story that sends it.',
].map((line) => `# ${line}`);
const NOT_HEARD = 'not heard';
const NONE = '-';
/** @param {readonly string[]} names */
const listed = (names) => names.join(', ') || NONE;

/** @param {Plans} plans */
export function written({ indexes, statements }) {
  const used = new Set(statements.flatMap(({ reads }) => indexesIn(reads)));
  return [
    ...[...HEAD, ''],
    ...[...indexes].flatMap(([name, definition]) => (used.has(name) ? definition : [])),
    '',
    ...statements
      .map(({ digest, tables, reads, isHeard }) =>
        [listed(tables), listed(reads), digest, ...(isHeard ? [] : [NOT_HEARD])].join(' | '),
      )
      .sort(),
    '',
  ].join('\n');
}

/** What `written` wrote, whatever its head says. @param {string} text @returns {Plans} */
export function read(text) {
  const [, indexes = '', statements = ''] = text.trim().split('\n\n');
  const list = (names = NONE) => names.split(', ').filter((name) => name !== NONE);
  return {
    indexes: new Map(
      indexes.split('\n').map((line) => [/INDEX (\S+) ON/.exec(line)?.[1] ?? '', line]),
    ),
    statements: statements.split('\n').map((line) => {
      const [tables, reads, digest = '', mark] = line.split(' | ');
      return { digest, tables: list(tables), reads: list(reads), isHeard: mark !== NOT_HEARD };
    }),
  };
}
