import type { INestApplication } from '@nestjs/common';
import type { Logger } from 'pino';
import { Lifecycle } from './lifecycle';

/** Longest time in-flight work gets to finish after SIGTERM, in milliseconds. */
const GRACE_MS = 20_000;

/** SIGTERM and SIGINT: not ready any more, finish what runs, close what is open, exit 0. */
export function stopOnSignal(app: INestApplication, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    app.get(Lifecycle, { strict: false }).drain();
    setTimeout(() => {
      logger.error('still busy after the grace period');
      process.exit(1);
    }, GRACE_MS).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      });
    });
  }
}
