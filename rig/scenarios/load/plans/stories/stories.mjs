import { sandboxAt } from '../../../../doubles/paypal/sandbox-client.mjs';
import { whenQuiet } from './quiet.mjs';

/**
 * Whom and what the stories are about.
 * @typedef {object} Stage
 * @property {import('../../../../system/test-system.mjs').TestSystem} system
 * @property {ReturnType<typeof sandboxAt>} paypal
 * @property {import('../../../../../tools/api/owner.mjs').Owner} admin
 */

/** What single calls do not lead to. The last ones end what the others began. */
const STORIES = [
  ...[
    'returning',
    'other-sign-ins',
    'empty-account',
    'keyed-writes',
    'page-by-page',
    'brought-back',
  ],
  ...['two-menus', 'in-english', 'diner-returns', 'own-server', 'payments'],
  ...['other-shop', 'handover', 'changing-team', 'failed-schedules', 'admins'],
  ...['redis-lost', 'monday', 'later', 'a-year-later'],
];

/**
 * Has a system live through what takes several people, or weeks.
 * @param {Stage['system']} system @param {Stage['admin']} admin
 */
export async function playStories(system, admin) {
  const stage = { system, admin, paypal: sandboxAt(system.paypalUrl) };
  for (const name of STORIES) {
    const { play } = await import(`./${name}.mjs`);
    await play(stage);
    await whenQuiet(system);
    console.log(`  ${name} played`);
  }
}
