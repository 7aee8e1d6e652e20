import { smallImage } from '../../../clients/photos.mjs';
import assert from 'node:assert/strict';
import { keepAsking } from '../../../clients/clients.mjs';
import { mixedRequests, Traffic } from '../../../clients/traffic.mjs';
import { Ledger } from '../../../ledger.mjs';
import { addCrowd, FEW } from '../../../fill/crowd.mjs';
import { visit } from '../../../clients/visits.mjs';
import { PASSWORD } from '../../../clients/restaurant.mjs';
import { openLoadSystem } from '../../../system/load-system.mjs';
import { callerOf, ownerWithViews } from '../../../clients/route-caller.mjs';
import { readings } from './readings.mjs';
import { storedInRedis } from './redis-keys.mjs';
import { soakSections } from './sections.mjs';

/** Pause of each client with mixed requests, in milliseconds. */
const EVERY_MS = 250;

/**
 * Runs a mixed load: diners who visit and use different menus, owners who read and write, images, and sign-ins. After
 * `warmUp` minutes, checks that the memory and open files of each process and the connections of the engines stay
 * flat, and reports ended processes and failed requests.
 * @param {{ minutes: number, warmUp: number } & Pick<import('../../../runs/scenarios.mjs').Running, 'report' | 'verdicts'>} run
 */
export async function soak({ minutes, warmUp, report, verdicts }) {
  if (!(warmUp >= 0 && warmUp < minutes)) throw new Error('The warm-up is to end before the soak');
  const load = await openLoadSystem();
  const { system } = load;
  try {
    const someone = await ownerWithViews(load);
    await addCrowd(load.database, { ...FEW, accountId: someone.accountId });
    const caller = await callerOf(load, someone);
    const { menuId, draftId, categoryId, owner } = caller;
    const written = await owner.call('POST', `/api/menus/${draftId}/categories`, {
      name: 'Suelta',
    });
    const where = { owner, pageOf: menuId, menuId: draftId, categoryId: written.id };
    const { pids } = system.running();
    const ledger = new Ledger();
    const mixed = new Traffic(mixedRequests(where, ledger), ledger, { everyMs: EVERY_MS });
    mixed.start();
    const more = startMore(caller, categoryId, ledger);
    const seen = await readings(load, minutes);
    await Promise.all([mixed, ...more].map((clients) => clients.stop()));
    const stored = await storedInRedis(system);
    const { failures } = ledger;
    for (const { to, kind, why } of failures.slice(0, 20)) {
      console.log(`${new Date(to).toISOString()} ${kind}: ${why}`);
    }
    const now = system.running().pids;
    const ended = Object.keys(pids).filter((name) => now[name] !== pids[name]);
    const done = JSON.stringify(ledger.done);
    const text = `${minutes} minutes of ${done}; ${failures.length} failures; ended and started again: ${ended.join(', ') || 'no process'}.`;
    const { sections, growing } = soakSections(seen, stored, { text, minutes, warmUp });
    for (const section of sections) report.add(section);
    verdicts.begin('Verdict');
    await verdicts.check('Nothing grows, and no process ended', async () => {
      assert.deepEqual({ growing, ended }, { growing: [], ended: [] });
    });
  } finally {
    await load.close();
  }
}

/**
 * Starts further kinds of requests that the mixed ones lack, each with its own pause.
 * @param {import('../../../clients/route-caller.mjs').RouteCaller} caller @param {string} categoryId
 * @param {Ledger} ledger
 */
function startMore({ owner, diner, email, nextMenu }, categoryId, ledger) {
  const image = smallImage();
  const signIn = () => diner.call('POST', '/api/auth/login', { email, password: PASSWORD });
  /** @type {readonly (readonly [string, number, () => Promise<unknown>])[]} */
  const kinds = [
    ['diner page of another menu', 20, () => diner.call('GET', `/menu/${nextMenu().id}`)],
    ['public items', 100, () => diner.call('GET', `/api/public/menus/${nextMenu().id}/items`)],
    ['visit', 20, () => visit({ url: diner.baseUrl }, nextMenu().id)],
    ['report', 500, () => owner.call('GET', '/api/dashboard/analytics')],
    ['code', 500, () => diner.call('GET', `/api/menus/${nextMenu().id}/qr`)],
    ['category', 1000, () => owner.call('GET', `/api/categories/${categoryId}`)],
    ['sign-in', 2000, signIn],
    ['image', 5000, async () => owner.uploadItemImage(await image)],
  ];
  return kinds.map(([kind, everyMs, request]) =>
    keepAsking({ [kind]: () => ledger.ask(request, kind) }, everyMs),
  );
}
