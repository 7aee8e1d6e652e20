import { ROUTES } from './table.mjs';

/** Calls before those that count, which fill caches and connections. */
const WARM_UP = 3;

/** @typedef {{ p50: number, p95: number }} Times in milliseconds */

/**
 * How long each route takes, called by one caller, one call after the other.
 * @param {import('./caller.mjs').RouteCaller} caller
 * @returns {Promise<Map<string, Times>>} by the route's name
 */
export async function measureRoutes(caller) {
  /** @type {Map<string, Times>} */
  const seen = new Map();
  for (const [name, call, times = 1] of ROUTES) {
    // What is asked for once is cached afterwards.
    for (let turn = 0; turn < (times > 1 ? WARM_UP : 0); turn += 1) await call(caller);
    const ms = /** @type {number[]} */ ([]);
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      await call(caller);
      ms.push(performance.now() - start);
    }
    ms.sort((one, other) => one - other);
    const at = (/** @type {number} */ share) => ms[Math.ceil(ms.length * share) - 1] ?? NaN;
    seen.set(name, { p50: at(0.5), p95: at(0.95) });
  }
  return seen;
}
