import { sandboxAt } from '../../../../doubles/paypal/sandbox-client.mjs';
import { aYearLater } from './a-year-later.mjs';
import { admins } from './admins.mjs';
import { otherSignIns } from './other-sign-ins.mjs';
import { broughtBack } from './brought-back.mjs';
import { changingTeam } from './changing-team.mjs';
import { dinerReturns } from './diner-returns.mjs';
import { handovers } from './handover.mjs';
import { inEnglish } from './in-english.mjs';
import { keyedWrites } from './keyed-writes.mjs';
import { later } from './later.mjs';
import { monday } from './monday.mjs';
import { failedSchedules } from './failed-schedules.mjs';
import { emptyAccount } from './empty-account.mjs';
import { otherShop } from './other-shop.mjs';
import { ownServer } from './own-server.mjs';
import { pageByPage } from './page-by-page.mjs';
import { payments } from './payments.mjs';
import { whenQuiet } from './quiet.mjs';
import { redisLost } from './redis-lost.mjs';
import { returning } from './returning.mjs';
import { twoMenus } from './two-menus.mjs';

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
    returning,
    otherSignIns,
    emptyAccount,
    keyedWrites,
    pageByPage,
    broughtBack,
    twoMenus,
    inEnglish,
  ],
  ...[
    dinerReturns,
    ownServer,
    payments,
    otherShop,
    handovers,
    changingTeam,
    failedSchedules,
    admins,
  ],
  ...[redisLost, monday, later, aYearLater],
];

/**
 * Has a system live through what takes several people, or weeks.
 * @param {Stage['system']} system @param {Stage['admin']} admin
 */
export async function playStories(system, admin) {
  const stage = { system, admin, paypal: sandboxAt(system.paypalUrl) };
  for (const play of STORIES) {
    await play(stage);
    await whenQuiet(system);
    console.log(`  ${play.name} played`);
  }
}
