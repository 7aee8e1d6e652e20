import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { until } from '../../../tools/engines/ports.mjs';
import { signalAll, whenReplaced } from '../../system/running-processes.mjs';
import { forEach, post } from '../../clients/clients.mjs';
import { mailsSent } from '../../clients/mails.mjs';
import { queuedJobs } from '../../system/redis.mjs';

export const title = 'Redis killed with 1,000 mails queued → all sent, once each';

/** @param {import('../../runs/run-scenario.mjs').StageWithMail} stage */
export async function run({ system, ledger, smtp, did }) {
  const before = await mailsSent(system);
  const run = randomUUID().slice(0, 8);
  const people = Array.from({ length: 500 }, (_, n) => `cola-${run}-${n}@ejemplo.do`);
  smtp.cut();
  smtp.hold();
  // Each request sends two mails: one to sales and one to the visitor.
  await forEach(people, 20, (email) =>
    ledger.write(email, () =>
      post(`${system.url}/api/demo-requests`, { name: 'Lia Mota', email, restaurant: 'Casa Lia' }),
    ),
  );
  ledger.requireOutcomes(200);
  await until(async () => (await queuedJobs(system, 'emails')) >= 1000, 30_000, 'mails not queued');
  const sentBefore = (await mailsSent(system)) - before;
  await whenReplaced(system, signalAll(system, /^Redis$/, 'SIGKILL'));
  await smtp.heal();
  const areSent = async () => (await mailsSent(system)) - before >= 1000;
  await until(areSent, 120_000, 'mails are missing');
  const { toSales, answers } = await mailsOfRun(system.inboxUrl, run);
  did(
    `Redis killed with 1,000 mails in the queue (${sentBefore} sent before); ${toSales.length + answers.length} arrived`,
  );
  ledger.compare(answers);
  assert.deepEqual(toSales.toSorted(), people.toSorted());
  ledger.stored = answers.length + toSales.length;
}

/**
 * Addresses that received a reply, and addresses that sales was notified about.
 * @param {string} inboxUrl @param {string} run
 */
async function mailsOfRun(inboxUrl, run) {
  const address = new RegExp(`cola-${run}-\\d+@ejemplo\\.do`);
  /** @type {any[]} */
  const mails = await (await fetch(new URL('/api/email', inboxUrl))).json();
  /** @type {string[]} */
  const answers = [];
  /** @type {string[]} */
  const toSales = [];
  for (const { to, text } of mails) {
    const [reader] = address.exec(to?.[0]?.address ?? '') ?? [];
    const [about] = address.exec(text ?? '') ?? [];
    if (reader) answers.push(reader);
    else if (about) toSales.push(about);
  }
  return { answers, toSales };
}
