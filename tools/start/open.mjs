import { refuseBusyPorts, startEngines } from './engines.mjs';
import { migrateAll } from './migrate.mjs';
import { planProcesses } from './processes.mjs';
import { say } from './say.mjs';
import { noteRunning } from './running.mjs';
import { seedSample } from './seed.mjs';
import { secretsOfThisMachine, settings } from './settings.mjs';
import { Supervisor } from './supervisor.mjs';
import { watchApps } from './watch.mjs';

/**
 * Opens the house: engines, database, processes, a sample restaurant; then waits for Ctrl-C.
 * @param {{ replicas: number, watch: boolean }} options
 */
export async function open({ replicas, watch }) {
  /** @type {Partial<import('./running.mjs').Running>} */
  const running = { publicUrl: settings.publicUrl };
  const supervisor = new Supervisor((pids) => noteRunning(Object.assign(running, { pids })));
  /** @type {(() => Promise<void>)[]} */
  const closing = [];
  const close = closeOnce(async () => {
    say.note('Closing');
    await supervisor.stop();
    for (const stop of closing.reverse()) await stop();
  });
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }

  try {
    await refuseBusyPorts();
    const secrets = secretsOfThisMachine();
    const engines = await startEngines(secrets, (stop) => closing.push(stop));
    Object.assign(running, { postgresUrl: engines.postgres.url, redisUrl: engines.redis.url });
    await say.step('Database prepared', () =>
      migrateAll({ adminUrl: engines.postgres.url, rolePassword: secrets.roles }),
    );
    const plans = await planProcesses({ engines, secrets, replicas });
    await say.step(`${plans.length} processes ready`, async () => {
      for (const plan of plans) supervisor.start(plan);
      await Promise.all(plans.map((plan) => supervisor.ready(plan)));
    });
    const sample = engines.inbox
      ? await say.step('Sample restaurant open', () => seedSample())
      : undefined;
    if (watch) closing.push(watchApps(plans, supervisor));
    tellWhereToGo({ sample, inbox: engines.inbox, replicas });
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {{ sample: { email: string, password: string, menuUrl: string } | undefined, inbox: boolean, replicas: number }} house
 */
function tellWhereToGo({ sample, inbox, replicas }) {
  const { port, inboxPort, publicUrl } = settings;
  say.plain('');
  say.plain(`  CartaViva        ${publicUrl}`);
  if (replicas > 1) say.plain(`  more gateways    ports ${port + 1} to ${port + replicas - 1}`);
  if (inbox) say.plain(`  Mail inbox       http://localhost:${inboxPort}`);
  if (sample) {
    say.plain(`  Sample menu      ${sample.menuUrl}`);
    say.plain(`  Sample owner     ${sample.email} · ${sample.password}`);
  }
  say.plain('\n  Ctrl-C closes everything.\n');
}

/** @param {() => Promise<void>} work */
function closeOnce(work) {
  /** @type {Promise<void> | undefined} */
  let closed;
  return () => (closed ??= work());
}
