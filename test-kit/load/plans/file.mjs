import { resolve } from 'node:path';

/** @typedef {{ statement: string, plan: readonly string[] }} Planned */

/** Where the plans of a service's statements stand. @param {string} service */
export const planFile = (service) => resolve(import.meta.dirname, `${service}.sql`);

const HEAD = [
  'Every statement that this service sends, with how Postgres answers it. CI compares.',
  '',
  '"npm run load -- plans" writes this file: it calls every route of a system and takes the statements from',
  "Postgres' log, each once, however many rows or ids it is given and whichever columns a change sets.",
  '',
  'The plans are those of a schema whose every table Postgres believes to have a hundred thousand rows, for',
  'any values of the parameters. So they are the same on every machine. CI compares by which indexes a',
  'statement reads, and which tables as a whole ("Seq Scan"). An index that is read without a search, for its',
  'sequence or because it has only some rows, is read until there is enough: "all of it". How long statements',
  'take with as many rows, and how Postgres plans them then, is measured: docs/scaling.md.',
].map((line) => `-- ${line}`.trim());
const PLAN = '--> ';

/** @param {readonly Planned[]} planned */
export const written = (planned) =>
  [
    ...HEAD,
    ...planned.flatMap(({ statement, plan }) => [
      ...['', `${statement};`],
      ...plan.map((line) => PLAN + line),
    ]),
    '',
  ].join('\n');

/** What `written` wrote. @param {string} text @returns {Planned[]} */
export function read(text) {
  const lines = text.split('\n').slice(HEAD.length);
  /** @type {{ statement: string[], plan: string[] }[]} */
  const found = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (line.startsWith(PLAN)) last?.plan.push(line.slice(PLAN.length));
    else if (last?.plan.length === 0) last.statement.push(line);
    else if (line) found.push({ statement: [line], plan: [] });
  }
  return found.map(({ statement, plan }) => ({
    statement: statement.join('\n').trim().replace(/;$/, ''),
    plan,
  }));
}
