import { resolve } from 'node:path';

/** @typedef {{ statement: string, plan: readonly string[], isHeard: boolean }} Planned */

/** Where the plans of a service's statements stand. @param {string} service */
export const planFile = (service) => resolve(import.meta.dirname, `${service}.sql`);

const HEAD = [
  'Every statement that this service sends, with how Postgres answers it. CI compares.',
  '',
  '"npm run load -- plans" writes this file: it calls every route of a system, plays the stories of',
  "rig/scenarios/load/plans/stories, and takes the statements from Postgres' log, each once, however many rows or ids",
  'it is given and whichever columns a change sets. What a run does not hear stays, marked "not heard", as long',
  'as Postgres plans it. Whoever changed or deleted its code deletes it here; whoever finds that it is still sent',
  'adds a story that sends it. "npm run load -- plans --fresh" leaves out all that it does not hear.',
  '',
  'The plans are those of a schema whose every table Postgres believes to have a hundred thousand rows, for',
  'any values of the parameters. So they are the same on every machine. CI compares by which indexes a',
  'statement reads, and which tables as a whole ("Seq Scan"). An index that is read without a search, for its',
  'sequence or because it has only some rows, is read until there is enough: "all of it". How long statements',
  'take with as many rows, and how Postgres plans them then, is measured: docs/scaling.md.',
].map((line) => `-- ${line}`.trim());
const PLAN = '--> ';
const NOT_HEARD = '-- not heard';

/** @param {readonly Planned[]} planned */
export const written = (planned) =>
  [
    ...HEAD,
    ...planned.flatMap(({ statement, plan, isHeard }) => [
      ...['', ...(isHeard ? [] : [NOT_HEARD]), `${statement};`],
      ...plan.map((line) => PLAN + line),
    ]),
    '',
  ].join('\n');

/** What `written` wrote, whatever its head says. @param {string} text @returns {Planned[]} */
export function read(text) {
  const lines = text.split('\n');
  /** @type {{ statement: string[], plan: string[], isHeard: boolean }[]} */
  const found = [];
  let isHeard = true;
  for (const line of lines.slice(lines.indexOf(''))) {
    const last = found.at(-1);
    if (line.startsWith(PLAN)) last?.plan.push(line.slice(PLAN.length));
    else if (last?.plan.length === 0) last.statement.push(line);
    else if (line === NOT_HEARD) isHeard = false;
    else if (line) {
      found.push({ statement: [line], plan: [], isHeard });
      isHeard = true;
    }
  }
  return found.map(({ statement, plan, isHeard }) => ({
    ...{ plan, isHeard },
    statement: statement.join('\n').trim().replace(/;$/, ''),
  }));
}
