import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pino's number of warnings; errors have larger ones. */
const WARNING = 40;
/** Of each process. */
const LAST = 10;

/** What each process of a system logged. @param {{ data: string }} system @returns {{ name: string, text: string }[]} */
export function logsOf({ data }) {
  const folder = join(data, 'logs');
  return readdirSync(folder).map((file) => ({
    name: file.replace(/\.log$/, ''),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

/**
 * What the processes of a system logged as warnings and errors since a moment, the last of each: where a scenario
 * failed, they say more than what was seen from outside.
 * @param {{ data: string }} system @param {number} since in milliseconds
 * @param {(line: string) => boolean} [isMeant] another choice of lines
 * @returns {string} lines that begin with the process's name
 */
export const loggedProblems = (system, since, isMeant = (line) => isProblem(line, since)) =>
  logsOf(system)
    .flatMap(({ name, text }) => {
      const lines = text.split('\n').filter(isMeant).slice(-LAST);
      return lines.map((line) => `${name} ${line}`);
    })
    .join('\n');

/** @param {string} line @param {number} since */
export function isProblem(line, since) {
  try {
    const { level, time } = JSON.parse(line);
    return level >= WARNING && Date.parse(time) >= since;
  } catch {
    // What a process printed by itself, before it logs.
    return false;
  }
}
