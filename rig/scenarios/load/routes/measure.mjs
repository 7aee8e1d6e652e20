import { isServed } from '../../../clients/clients.mjs';
import { median, p95 } from '../../../figures/statistics.mjs';
import { ROUTES } from './table.mjs';

/** Unmeasured calls that fill caches and connections first. */
const WARM_UP = 3;

/**
 * @typedef {{ p50: number, p95: number, refused: number }} Times times in milliseconds, and number of calls that
 *   returned 503
 */

/**
 * Measures each route with sequential calls of one caller.
 * @param {import('../../../clients/route-caller.mjs').RouteCaller} caller
 * @param {number} calls maximum number of calls of each route
 * @returns {Promise<Map<string, Times>>} times by the name of the route
 */
export async function measureRoutes(caller, calls) {
  /** @type {Map<string, Times>} */
  const seen = new Map();
  for (const [name, call, most = 1] of ROUTES) {
    const times = Math.min(most, calls);
    // A route that is called only once must not be warmed up, because the result would be cached.
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
