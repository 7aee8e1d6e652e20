import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { until } from '../../../tools/engines/ports.mjs';
import { mailsTo } from '../../../tools/api/inbox.mjs';
import { startBeside } from '../../system/process-beside.mjs';
import { signalAll } from '../../system/running-processes.mjs';
import { post } from '../../clients/clients.mjs';
import { clockShifted } from '../../system/fake-time.mjs';
import { queuedJobs } from '../../system/redis.mjs';
import { mailsOf } from '../../clients/mails.mjs';

export const title =
  'Mail server down for longer than a code lives → the expired code is never mailed, what does not expire is';

/** @param {import('../../runs/run-scenario.mjs').StageWithMail} stage */
export async function run({ system, ledger, smtp, did }) {
  const email = `tarde-${randomUUID().slice(0, 8)}@ejemplo.do`;
  const register = { email, password: 'una-clave-larga', firstName: 'Noe', lastName: 'Paz' };
  const demo = { name: 'Noe Paz', email: `demo-${email}`, restaurant: 'Casa Noe' };
  await smtp.refuse();
  await ledger.ask(() => post(`${system.url}/api/auth/register`, register));
  await ledger.ask(() => post(`${system.url}/api/demo-requests`, demo));
  await until(async () => (await queuedJobs(system, 'emails')) >= 3, 10_000, 'no mail is queued');
  // Moves the clock of the worker that sends mails ahead by eleven minutes. Its clock determines the age of jobs in
  // the queue.
  signalAll(system, /^media-worker/, 'SIGSTOP');
  const late = await startBeside(system, 'media-worker-1', {
    ...(await clockShifted('+11m')),
    ROLES: 'emails',
  });
  try {
    await smtp.heal();
    await until(async () => (await queuedJobs(system, 'emails')) === 0, 60_000, 'mails wait');
  } finally {
    signalAll(system, /^media-worker/, 'SIGCONT');
    await late.stop();
  }
  assert.equal((await mailsOf(system.inboxUrl, demo.email, 10_000)).length, 1);
  assert.deepEqual(await mailsTo(system.inboxUrl, email), [], 'an expired code was mailed');
  did('a registration and a request for a demo; mails went on with a clock eleven minutes later');
  ledger.requireOutcomes(200);
}
