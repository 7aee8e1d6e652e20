import { fillMenus } from '../../fill/menus.mjs';
import { openLoadSystem } from '../../system/load-system.mjs';
import { GATEWAY_LIMIT_MIB } from '../../../tools/deployment/gateway-limit.mjs';
import { atMost } from '../../verdicts.mjs';
import { memoryOf } from '../../figures/process.mjs';

/** More than a gateway keeps the pages of. */
const MENUS = 6000;
const AT_ONCE = 4;
/** Where the alert of memory begins; pages of restaurants, sitemaps and 10,000 open pages come on top, in MiB. */
const MOST_MIB = 0.85 * GATEWAY_LIMIT_MIB - (64 + 32 + 80);

export const opens = null;

/** What a gateway holds once it has made more diner pages than it keeps. */
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
