import { refuseBusyPorts, startEngines } from './engines.mjs';
import { migrateAll } from './migrate.mjs';
import { planProcesses } from './processes.mjs';
import { say } from './say.mjs';
import { noteRunning } from './running.mjs';
import { seedSample } from './seed.mjs';
import { logOf, startService, whenReady } from './service-process.mjs';
import { secretsOfThisMachine, settings } from './settings.mjs';
import { Spares } from './spares.mjs';
import { Supervisor } from './supervisor.mjs';
import { watchApps } from './watch.mjs';

/**
 * Starts the system: engines, database, processes and the sample restaurant. They run until `shutdown`.
 * @param {{ replicas: number, watch: boolean, sample: boolean, shutdown: import('./shutdown.mjs').Shutdown }} options
 */
export async function open({ replicas, watch, sample, shutdown }) {
  /** @type {Partial<import('./running.mjs').Running>} */
  const running = { publicUrl: settings.publicUrl };
  const note = () =>
    noteRunning(Object.assign(running, { pids: { ...engineProcesses.pids, ...services.pids } }));
  const engineProcesses = new Supervisor(note);
  const services = new Supervisor(note);
  shutdown.add(() => engineProcesses.stop());
  shutdown.add(() => services.stop());

  await refuseBusyPorts();
  const secrets = secretsOfThisMachine();
  const engines = await startEngines(secrets, engineProcesses);
  Object.assign(running, { postgresUrl: engines.postgres.url, redisUrl: engines.redis.url });
  await say.step('Database prepared', () =>
    migrateAll({ adminUrl: engines.postgres.url, rolePasswords: secrets.roles }),
  );
  const plans = await planProcesses({ engines, secrets, replicas, watch });
  const spares = watch ? new Spares() : undefined;
  if (spares) shutdown.add(() => spares.stop());
  running.ready = Object.fromEntries(plans.map(({ name, ready }) => [name, ready]));
  running.connected = Object.fromEntries(
    plans.map(({ name, env }) => [name, `http://127.0.0.1:${env['OPS_PORT']}/health/ready`]),
  );
  await say.step(`${plans.length} processes ready`, async () => {
    for (const plan of plans) {
      const hint = `See ${logOf(plan)}`;
      const start = () => spares?.start(plan) ?? startService(plan);
      await services.keep({ name: plan.name, start, hint });
    }
    await Promise.all(plans.map(whenReady));
  });
  const restaurant =
    sample && engines.inbox
      ? await say.step('Sample restaurant open', () => seedSample())
      : undefined;
  if (watch) shutdown.add(watchApps(plans, services));
  printAddresses({ sample: restaurant, inbox: engines.inbox, replicas });
}

/**
 * @param {{ sample: { email: string, password: string, menuUrl: string } | undefined, inbox: boolean, replicas: number }} system
 */
function printAddresses({ sample, inbox, replicas }) {
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
