import { stopTracing } from '@cartaviva/tracing';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Lifecycle } from './lifecycle';

/** Maximum time for work in progress after the process takes no new work, in milliseconds. */
export const STOP_TIMEOUT_MS = 20_000;

interface Stopping {
  /** Time for load balancers to notice that the process is not ready, in milliseconds. */
  readonly drainMs?: number;
}

/**
 * Stops the process on a signal. SIGTERM: turn readiness off, wait for load balancers, finish running work, close
 * connections, exit with 0. SIGINT and SIGHUP, sent by a person, skip the wait. A second signal exits immediately.
 */
export function stopOnSignal(
  app: INestApplication,
  logger: Logger,
  { drainMs = 0 }: Stopping = {},
): void {
  const stop = async (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'stopping');
    app.get(Lifecycle, { strict: false }).drain();
    if (signal === 'SIGTERM') await new Promise((resolve) => setTimeout(resolve, drainMs));
    setTimeout(() => {
      logger.error('still busy after the grace period');
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    await app.close();
    await stopTracing();
    process.exit(0);
  };
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) {
        logger.warn({ signal }, 'stopped by a second signal');
        process.exit(1);
      }
      isStopping = true;
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      });
    });
  }
}
