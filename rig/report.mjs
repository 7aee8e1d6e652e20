import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { runTool } from '../tools/start/install.mjs';

const FOLDER = resolve('docs/reports');

/**
 * Table of measurements.
 * @typedef {object} Section
 * @property {string} title
 * @property {string} text description of the measurement
 * @property {readonly string[]} head
 * @property {(readonly (string | number)[])[]} rows
 */

/** @param {readonly (string | number)[]} cells */
export const row = (cells) => `| ${cells.join(' | ')} |`;

/** @param {Section} section */
export const table = ({ head, rows }) =>
  rows.length > 0 ? [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n') : 'None.';

/** @param {Section} section */
const markdown = (section) => [`## ${section.title}`, section.text, table(section)].join('\n\n');

export class Report {
  /** @type {Section[]} */
  sections = [];

  /** @param {{ kind: string, words: readonly string[], title: string, about: string, command: string, isWritten: boolean }} run */
  constructor({ kind, words, title, about, command, isWritten }) {
    const day = new Date().toISOString().slice(0, 10);
    const name = [kind, ...words].join('-').replaceAll(/[^\w-]/g, '-');
    this.file = isWritten ? join(FOLDER, `${name}-${day}.md`) : undefined;
    this.head = `# ${title}, ${day}\n\n\`${command}\`: ${about}\n\nOn ${machine()}; clients, engines and the system share it. Commit ${commit()}.`;
  }

  /** Adds a complete section and prints it. @param {Section} section */
  add(section) {
    console.log(`\n${markdown(section)}`);
    this.sections.push(section);
    this.save();
  }

  /** Writes all sections so far to `docs/reports`, so that an interrupted run leaves a report. */
  save() {
    if (!this.file) return;
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(this.file, `${[this.head, ...this.sections.map(markdown)].join('\n\n')}\n`);
  }

  async format() {
    if (!this.file) return;
    await runTool('npx', ['oxfmt', this.file]);
    console.log(`\n${this.file}`);
  }
}

const machine = () =>
  `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'of an unknown kind'}), ${(totalmem() / 1e9).toFixed(0)} GB of memory, Node ${process.versions.node}`;

function commit() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { encoding: 'utf8' }).trim();
  const isChanged = git('status', '--porcelain', '--', ':!docs/reports') !== '';
  return `\`${git('rev-parse', '--short', 'HEAD')}\`${isChanged ? ' with changes' : ''}`;
}
