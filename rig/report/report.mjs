import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';

/**
 * A table of what was measured.
 * @typedef {object} Section
 * @property {string} title
 * @property {string} text what was done
 * @property {readonly string[]} head
 * @property {readonly (readonly (string | number)[])[]} rows
 */

/** @param {Section} section */
const markdown = ({ title, text, head, rows }) =>
  [
    ...[`## ${title}`, '', text, ''],
    ...(rows.length > 0 ? [row(head), row(head.map(() => '---')), ...rows.map(row)] : ['None.']),
    '',
  ].join('\n');

/** @param {readonly (string | number)[]} cells */
export const row = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Section} section */
export const print = (section) => console.log(`\n${markdown(section)}`);

/**
 * Writes what was measured to `docs/reports`, under the day's name.
 * @param {readonly Section[]} sections @param {{ command: string, name: string, title?: string }} about
 * @returns {string} its path
 */
export function writeReport(sections, { command, name, title = 'Load' }) {
  const now = new Date();
  const file = resolve('docs/reports', `${name}-${now.toISOString().slice(0, 10)}.md`);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${(totalmem() / 1e9).toFixed(0)} GB of memory, Node ${process.version}`;
  mkdirSync(resolve('docs/reports'), { recursive: true });
  const head = [
    `# ${title}, ${now.toISOString().slice(0, 10)}`,
    '',
    `\`${command}\`, on ${machine}. Clients, engines and the system share the machine.`,
    '',
  ];
  writeFileSync(file, [...head, ...sections.map(markdown)].join('\n'));
  return file;
}
