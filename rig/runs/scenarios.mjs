import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Context of `npm run <kind>`, which records verdicts or adds sections with measurements.
 * @typedef {object} Running
 * @property {readonly string[]} words words after the kind
 * @property {{ menus: string, views: string, calls: string, minutes: string, 'warm-up'?: string | undefined, 'no-build': boolean }} options
 * @property {import('../report.mjs').Report} report
 * @property {import('../verdicts.mjs').Verdicts} verdicts
 *
 * @typedef {(running: Running) => Promise<void>} Run
 */

/**
 * Reads the scenarios of a folder in `scenarios`, each with the name of its file.
 * @param {string} folder
 * @param {readonly string[]} [names] names in their execution order; by default, all of the folder
 * @returns {Promise<any[]>}
 */
export async function readScenarios(folder, names) {
  const path = join(import.meta.dirname, '../scenarios', folder);
  const files = readdirSync(path).flatMap((name) => /^(.*)\.mjs$/.exec(name)?.[1] ?? []);
  const missing = files.filter((file) => names && !names.includes(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} of ${folder} have no place in the order`);
  const scenarios = [];
  for (const file of names ?? files.sort()) {
    scenarios.push({ file, ...(await import(join(path, `${file}.mjs`))) });
  }
  return scenarios;
}

/**
 * Selects the scenarios that contain one of the words in their name, title or alerts, or all without words.
 * @template {{ file: string, title: string, fires?: readonly string[] }} S
 * @param {S[]} scenarios @param {readonly string[]} words
 */
export function chosen(scenarios, words) {
  const isChosen = (/** @type {S} */ { file, title, fires = [] }) =>
    words.some((word) =>
      `${file} ${title} ${fires.join(' ')}`.toLowerCase().includes(word.toLowerCase()),
    );
  const found = words.length > 0 ? scenarios.filter(isChosen) : scenarios;
  if (found.length === 0) throw new Error(`No scenario has ${words.join(' or ')} in its name`);
  return found;
}

/** Selects names by words, or all without words. @param {readonly string[]} names @param {readonly string[]} words */
export function named(names, words) {
  const unknown = words.filter((word) => !names.includes(word));
  if (unknown.length > 0) throw new Error(`Nothing is called ${unknown.join(' or ')}`);
  return names.filter((name) => words.length === 0 || words.includes(name));
}
