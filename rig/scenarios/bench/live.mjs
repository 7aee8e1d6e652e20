import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../figures/process.mjs';
import { atMost } from '../../verdicts.mjs';
import { Crowd } from './live/crowd.mjs';
import { openRestaurant } from '../../clients/restaurant.mjs';
import { median } from '../../figures/statistics.mjs';

/** Number of processes that open pages. Each uses its own client address. */
const CROWDS = 5;
const PAGES_EACH = 2000;
const EDITS = 5;
const MAX_MB = 300;
const MAX_HEARD_MS = 2000;
/** Time for a process to collect the garbage of its start or of edits, in milliseconds. */
const SETTLED_MS = 60_000;

/**
 * Measures the memory that 10,000 open live pages take in a gateway, and the time until all of them receive an edit.
 * @param {import('../../system/test-system.mjs').TestSystem} system
 */
export async function run(system) {
  /** @type {Crowd[]} */
  const crowds = [];
  try {
    const { owner, menuId } = await openRestaurant(system, { items: 40 });
    const gateway = system.running().pids['gateway'] ?? 0;
    await pause(SETTLED_MS);
    const before = memoryOf(gateway);
    const port = Number(new URL(system.url).port);
    const path = `/api/public/menus/${menuId}/events`;
    for (let crowd = 0; crowd < CROWDS; crowd += 1) {
      const pages = { port, path, from: `127.0.0.${crowd + 2}`, count: PAGES_EACH };
      crowds.push(new Crowd(pages));
      await crowds.at(-1)?.next();
    }
    const open = memoryOf(gateway);
    /** @type {{ saved: number[], heard: number[] }} times in milliseconds */
    const { saved, heard } = { saved: [], heard: [] };
    for (let edit = 0; edit < EDITS; edit += 1) {
      const all = crowds.map((crowd) => crowd.next());
      const start = Date.now();
      await owner.call('PUT', `/api/menus/${menuId}`, { description: `Cambio ${edit}` });
      saved.push(Date.now() - start);
      const times = (await Promise.all(all)).map((said) => said['heard'] ?? NaN);
      heard.push(Math.max(...times) - start);
    }
    const edited = memoryOf(gateway);
    await pause(SETTLED_MS);
    const slowest = Math.max(...heard);
    return [
      { what: 'open live pages', value: `${CROWDS * PAGES_EACH}` },
      atMost(
        'gateway MB before / with them open',
        open / 1e6,
        MAX_MB,
        `${mb(before)} / ${mb(open)}`,
      ),
      { what: 'gateway MB after the edits', value: mb(edited) },
      { what: 'gateway MB a minute later', value: mb(memoryOf(gateway)) },
      { what: 'an edit is answered after ms, median', value: `${median(saved)}` },
      { what: 'the last page has heard of it after ms, median', value: `${median(heard)}` },
      atMost('the slowest of all edits, ms', slowest, MAX_HEARD_MS, `${slowest}`),
    ];
  } finally {
    for (const crowd of crowds) crowd.leave();
  }
}

/** @param {number} bytes */
const mb = (bytes) => (bytes / 1e6).toFixed(0);
