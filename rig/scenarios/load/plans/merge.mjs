import { shapeOf, shapeOfEntity } from './shapes.mjs';

/** @typedef {import('./file.mjs').Planned} Planned */

/**
 * What a service's file has after a run: every statement that was heard, and those of before that were not,
 * marked, as long as Postgres plans them. A statement that was heard again keeps its text, unless that of now
 * is shorter; one that was heard with an entity's columns of now takes the place of that with those of before.
 * @param {readonly Planned[]} known
 * @param {readonly string[]} heard
 * @param {(statement: string) => Promise<boolean>} isPlanned whether the schema of today knows all that a
 *   statement names
 * @returns {Promise<{ statements: Omit<Planned, 'plan'>[], gone: string[] }>} `gone`: that no schema answers
 */
export async function merged(known, heard, isPlanned) {
  const statements = new Map(
    heard.map((statement) => [shapeOf(statement), { statement, isHeard: true }]),
  );
  const entities = new Set(heard.map(shapeOfEntity));
  /** @type {string[]} */
  const gone = [];
  for (const { statement } of known) {
    const now = statements.get(shapeOf(statement));
    if (now) {
      const isShort = statement.length <= now.statement.length;
      if (isShort && (await isPlanned(statement))) now.statement = statement;
    } else if (!(await isPlanned(statement))) gone.push(statement);
    else if (!entities.has(shapeOfEntity(statement))) {
      statements.set(shapeOf(statement), { statement, isHeard: false });
    }
  }
  const inOrder = [...statements.values()].sort((one, other) =>
    one.statement < other.statement ? -1 : 1,
  );
  return { statements: inOrder, gone };
}
