import { Script } from 'node:vm';

/** The result of a dynamic import depends on the suite, so such code is not shared. */
const DYNAMIC_IMPORT = /\bimport\s*\(/;

/**
 * Compiled scripts of packages and of Jest itself, by file. The value is undefined for files that cannot be shared.
 * @type {Map<string, Script | undefined>}
 */
const scripts = new Map();

/**
 * Compiles a CommonJS file of a package once for all suites of a worker. Each suite runs it again in its own realm.
 * @param {string} source
 * @param {string} filename
 * @param {readonly string[]} parameters parameters of the wrapper function
 * @returns {Script | undefined} script that evaluates to the wrapper function; undefined when Jest must compile the
 *   file itself
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
    // The file is an ES module. Jest detects that by the error of its own attempt.
    return undefined;
  }
}
