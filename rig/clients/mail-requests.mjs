import { randomUUID } from 'node:crypto';
import { until } from '../../tools/engines/ports.mjs';
import { forEach, post } from './clients.mjs';
import { queuedJobs } from '../system/redis.mjs';

const FEW = 3;

/**
 * Requests mails as visitors of the site do: each request sends one mail to sales and one to the visitor. Few
 * requests run at once. The rig shortens the two minutes of `PostgresPoolWaits` to four seconds, so more requests
 * could fire that alert too.
 * @param {Pick<import('../runs/alerts/run-alert-scenario.mjs').AlertStage, 'system'>} rig @param {number} mails
 */
export const askForMails = ({ system }, mails) =>
  forEach(Array.from({ length: mails / 2 }), FEW, () =>
    post(`${system.url}/api/demo-requests`, {
      ...{ name: 'Lia Mota', email: `${randomUUID()}@ejemplo.do`, restaurant: 'Casa Lia' },
    }),
  );

/**
 * Resolves when all requested mails are sent, so that the next test starts with an empty queue.
 * @param {Pick<import('../runs/alerts/run-alert-scenario.mjs').AlertStage, 'system'>} rig
 */
export const whenMailsAreSent = ({ system }) =>
  until(async () => (await queuedJobs(system, 'emails')) === 0, 120_000, 'mails are not sent');
