import { isServed } from '../../../clients/clients.mjs';
import { median, p95 } from '../../../figures/statistics.mjs';
import { ROUTES } from './table.mjs';

/** Calls before those that count, which fill caches and connections. */
const WARM_UP = 3;

/** @typedef {{ p50: number, p95: number, refused: number }} Times in milliseconds, and calls that were answered 503 */

/**
 * How long each route takes, called by one caller, one call after the other.
 * @param {import('../../../clients/route-caller.mjs').RouteCaller} caller
 * @param {number} calls of each route, at most
 * @returns {Promise<Map<string, Times>>} by the route's name
 */
export async function measureRoutes(caller, calls) {
  /** @type {Map<string, Times>} */
  const seen = new Map();
  for (const [name, call, most = 1] of ROUTES) {
    const times = Math.min(most, calls);
    // What is asked for once is cached afterwards.
    for (let turn = 0; turn < (times > 1 ? WARM_UP : 0); turn += 1) await isServed(call(caller));
    const ms = /** @type {number[]} */ ([]);
    let refused = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      if (!(await isServed(call(caller)))) refused += 1;
      ms.push(performance.now() - start);
    }
    seen.set(name, { p50: median(ms), p95: p95(ms), refused });
  }
  return seen;
}
