import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Level of warnings in Pino. Errors have higher levels. */
const WARNING = 40;
/** Number of lines to show for each process. */
const LAST = 10;

/** @param {{ data: string }} system @returns {{ name: string, text: string }[]} */
export function logsOf({ data }) {
  const folder = join(data, 'logs');
  return readdirSync(folder).map((file) => ({
    name: file.replace(/\.log$/, ''),
    text: readFileSync(join(folder, file), 'utf8'),
  }));
}

/**
 * Returns the last warnings and errors that the processes of a system logged since a moment. They help to explain why
 * a scenario failed.
 * @param {{ data: string }} system @param {number} since epoch time in milliseconds
 * @param {(line: string) => boolean} [isMeant] custom filter of lines
 * @returns {string} lines that begin with the name of the process
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
    // Lines that a process prints before its logger starts are not JSON.
    return false;
  }
}
