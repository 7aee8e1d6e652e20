import { randomUUID } from 'node:crypto';
import { until } from '../../tools/engines/ports.mjs';
import { forEach, post } from './clients.mjs';
import { queuedJobs } from '../system/redis.mjs';

const FEW = 3;

/**
 * Asks for so many mails, as visitors of the site do: one to sales and one to whoever asks, each time. Few ask at once:
 * what is shortened here makes two minutes of waiting for Postgres of a second.
 * @param {Pick<import('../runs/alerts/run-alert-scenario.mjs').AlertStage, 'system'>} rig @param {number} mails
 */
export const askForMails = ({ system }, mails) =>
  forEach(Array.from({ length: mails / 2 }), FEW, () =>
    post(`${system.url}/api/demo-requests`, {
      ...{ name: 'Lia Mota', email: `${randomUUID()}@ejemplo.do`, restaurant: 'Casa Lia' },
    }),
  );

/**
 * Resolves when every mail that was asked for is sent, so that what comes next finds its own at once.
 * @param {Pick<import('../runs/alerts/run-alert-scenario.mjs').AlertStage, 'system'>} rig
 */
export const whenMailsAreSent = ({ system }) =>
  until(async () => (await queuedJobs(system, 'emails')) === 0, 120_000, 'mails are not sent');
