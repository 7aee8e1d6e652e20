import { stopTracing } from '@cartaviva/tracing';
import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Lifecycle } from './lifecycle';

/** Longest time in-flight work gets to finish once nothing new is taken, in milliseconds. */
export const STOP_TIMEOUT_MS = 20_000;

interface Stopping {
  /** How long balancers get to notice that this process is not ready any more, in milliseconds. */
  readonly drainMs?: number;
}

/**
 * SIGTERM: not ready any more, wait for balancers, finish what runs, close what is open, exit 0.
 * SIGINT and SIGHUP, where a person waits: the same without the wait. A second signal ends at once.
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
