import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Owner } from '../../../tools/api/owner.mjs';
import { forEach } from '../../clients/clients.mjs';
import { mailsOf } from '../../clients/mails.mjs';
import { PASSWORD } from '../../clients/restaurant.mjs';

export const title =
  'Mail server down → registration answers within 1 s, the mail arrives once afterwards and its code is right';

/** Shorter than the ten minutes for which a code is valid. Another scenario covers expired codes. */
const DOWN_MS = 15_000;

/** @param {import('../../runs/run-scenario.mjs').StageWithMail} stage */
export async function run({ system, ledger, smtp, did }) {
  const people = Array.from({ length: 10 }, () => ({
    email: `correo-${randomUUID().slice(0, 8)}@ejemplo.do`,
    browser: new Owner(system.url, system.inboxUrl),
  }));
  await smtp.refuse();
  const down = Date.now();
  await forEach(people, 2, ({ email, browser }) => {
    const person = { email, password: PASSWORD, firstName: 'Noe', lastName: 'Paz' };
    return ledger.write(email, () => browser.call('POST', '/api/auth/register', person));
  });
  ledger.requireOutcomes(200);
  ledger.requireAnswersWithin(1000);
  await pause(DOWN_MS - (Date.now() - down));
  await smtp.heal();
  /** @type {string[]} */
  const arrived = [];
  await forEach(people, people.length, async ({ email, browser }) => {
    const mails = await mailsOf(system.inboxUrl, email, 60_000);
    arrived.push(...mails.map(() => email));
    const [, code] = /\b(\d{6})\b/.exec(mails[0]?.text ?? '') ?? [];
    await browser.call('POST', '/api/auth/verify-email', { email, code });
  });
  did(
    `10 registrations while nothing listened at the mail server for ${DOWN_MS / 1000} s; every code opened its account`,
  );
  ledger.compare(arrived);
}
