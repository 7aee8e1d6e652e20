import { mailsTo } from '../../tools/api/inbox.mjs';
import { until } from '../../tools/engines/ports.mjs';
import { rows } from '../system/database.mjs';

/**
 * Counts the mails that the mail server has accepted from this system.
 * @param {import('../system/test-system.mjs').TestSystem} system
 * @returns {Promise<number>}
 */
export async function mailsSent(system) {
  const [{ count }] = await rows(system, 'SELECT count(*)::int FROM media.sent_mails');
  return count;
}

/**
 * Resolves with the mails to an address when at least one has arrived and no other follows for three seconds.
 * @param {string} inboxUrl @param {string} email @param {number} limitMs
 */
export async function mailsOf(inboxUrl, email, limitMs) {
  /** @type {Awaited<ReturnType<typeof mailsTo>>} */
  let mails = [];
  let since = Infinity;
  const areAllThere = async () => {
    const now = await mailsTo(inboxUrl, email);
    if (now.length !== mails.length) since = Date.now();
    mails = now;
    return Date.now() - since > 3000;
  };
  await until(areAllThere, limitMs, `no mail reached ${email}`);
  return mails;
}
