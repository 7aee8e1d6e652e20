import { Script } from 'node:vm';

/** What it imports depends on the suite that asks. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * What the worker has compiled of packages and of Jest itself, by file; undefined for what is not to be shared.
 * @type {Map<string, Script | undefined>}
 */
const scripts = new Map();

/**
 * A package's CommonJS, compiled once for all suites of a worker. Each runs it in its own realm, anew.
 * @param {string} source @param {string} filename @param {readonly string[]} parameters of its function
 * @returns {Script | undefined} of an expression that is the function; undefined for what Jest is to compile itself
 */
export function sharedScript(source, filename, parameters) {
  if (!filename.includes('/node_modules/')) return undefined;
  if (!scripts.has(filename)) scripts.set(filename, compiled(source, filename, parameters));
  return scripts.get(filename);
}

/** @param {string} source @param {string} filename @param {readonly string[]} parameters */
function compiled(source, filename, parameters) {
  if (DYNAMIC_IMPORT.test(source)) return undefined;
  const start = `(function (${parameters.join()}) {`;
  try {
    return new Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
  } catch {
    // A module, which Jest knows by the error of its own attempt.
    return undefined;
  }
}
