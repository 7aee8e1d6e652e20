import { sandboxAt } from '../../../../doubles/paypal/sandbox-client.mjs';
import { whenQuiet } from './quiet.mjs';

/**
 * Context of a story.
 * @typedef {object} Stage
 * @property {import('../../../../system/test-system.mjs').TestSystem} system
 * @property {ReturnType<typeof sandboxAt>} paypal
 * @property {import('../../../../../tools/api/owner.mjs').Owner} admin
 */

/** Stories cover statements that single calls do not send. The last ones finish what others began. */
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
 * Runs all stories on a system. They need several people or several weeks.
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
