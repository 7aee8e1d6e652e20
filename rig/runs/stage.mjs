/**
 * What a scenario is given.
 * @typedef {object} Stage
 * @property {import('../system/test-system.mjs').TestSystem} system with two replicas of everything
 * @property {import('../ledger/ledger.mjs').Ledger} ledger
 * @property {ReturnType<typeof import('../doubles/paypal/sandbox-client.mjs').sandboxAt>} paypal
 * @property {(what: string) => void} did notes what was done, and what was measured
 *
 * @typedef {Stage & { smtp: import('../system/tcp-proxy.mjs').TcpProxy }} StageWithMail with a proxy before the mail server
 *
 * A scenario: a file of `scenarios`, whose name is the fault.
 * @typedef {object} Scenario
 * @property {string} file without its extension
 * @property {string} title what is done, and what must be seen
 * @property {boolean} [needsClosed] it works with the data of the system, once that is closed
 * @property {(stage: StageWithMail) => Promise<unknown>} run rejects when something else was seen
 */

/** In the order in which they run on one system: what restarts engines and machines comes last. */
export const ORDER = [
  'two-replicas-200-writes',
  'api-calls-past-the-hourly-limit',
  'menus-service-killed-during-500-saves',
  'menus-service-frozen-30-s',
  'postgres-connections-cut-for-10-s',
  'table-locked-until-pools-are-full',
  'replies-of-redis-dropped',
  'redis-slow',
  'disk-of-images-full',
  'gateway-clock-ten-minutes-ahead',
  'mail-server-down',
  'mail-server-down-until-the-code-expired',
  'paypal-reply-lost',
  'paypal-captured-20-times-at-once',
  'paypal-capture-retried-after-hours',
  'paypal-webhooks-forged-repeated-reordered',
  'three-starts-on-an-empty-database',
  'visits-1000-a-second',
  'sign-ins-100-a-second',
  'uploads-20-of-10-mb-at-once',
  'worker-killed-once-during-an-image',
  'worker-killed-three-times-during-an-image',
  'every-process-restarted-behind-a-balancer',
  'redis-full',
  'redis-frozen-20-s',
  'redis-killed',
  'redis-killed-with-1000-mails-queued',
  'postgres-killed-while-clients-retry',
  'database-lost-and-restored',
];
