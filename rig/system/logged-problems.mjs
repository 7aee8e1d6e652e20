import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pino's number of warnings; errors have larger ones. */
const WARNING = 40;
/** Of each process. */
const LAST = 10;

/**
 * What the processes of a system logged as warnings and errors since a moment, the last of each: where a scenario
 * failed, they say more than what was seen from outside.
 * @param {{ data: string }} system @param {number} since in milliseconds
 * @returns {string[]} lines that begin with the process's name
 */
export function loggedProblems({ data }, since) {
  const folder = join(data, 'logs');
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => isProblem(line, since))
      .slice(-LAST)
      .map((line) => `${file.replace(/\.log$/, '')} ${line}`),
  );
}

/** @param {string} line @param {number} since */
function isProblem(line, since) {
  try {
    const { level, time } = JSON.parse(line);
    return level >= WARNING && Date.parse(time) >= since;
  } catch {
    // What a process printed by itself, before it logs.
    return false;
  }
}
