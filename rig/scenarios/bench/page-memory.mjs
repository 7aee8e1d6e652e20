import { fillMenus } from '../../fill/menus.mjs';
import { openLoadSystem } from '../../system/load-system.mjs';
import { GATEWAY_LIMIT_MIB } from '../../../tools/deployment/gateway-limit.mjs';
import { atMost } from '../../verdicts.mjs';
import { memoryOf } from '../../figures/process.mjs';

/** Exceeds the number of pages that a gateway caches. */
const MENUS = 6000;
const AT_ONCE = 4;
/**
 * Limit in MiB: the threshold of the memory alert minus the memory for restaurant pages, sitemaps and 10,000 open
 * pages.
 */
const MOST_MIB = 0.85 * GATEWAY_LIMIT_MIB - (64 + 32 + 80);

export const opens = null;

/** Measures the memory of a gateway that has rendered more diner pages than it caches. */
export async function run() {
  const { system, database, close } = await openLoadSystem();
  try {
    await fillMenus(database, { menus: MENUS });
    const { rows } = await database.query('SELECT id FROM menus.menus WHERE is_published');
    const gateway = /** @type {number} */ (system.running().pids['gateway']);
    const mebibytes = () => memoryOf(gateway) / 2 ** 20;
    const before = mebibytes();
    const ids = rows.map(({ id }) => id);
    await Promise.all(Array.from({ length: AT_ONCE }, readPages));
    return [
      { what: 'MiB of a gateway that has started', value: before.toFixed(0) },
      { what: 'diner pages that it made then', value: `${rows.length}` },
      atMost('MiB with all the pages that it keeps', mebibytes(), Math.round(MOST_MIB)),
    ];

    async function readPages() {
      for (let id = ids.pop(); id; id = ids.pop()) {
        const { ok } = await fetch(`${system.url}/menu/${id}`);
        if (!ok) throw new Error(`${id} was not shown`);
      }
    }
  } finally {
    await close();
  }
}
