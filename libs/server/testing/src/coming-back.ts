import { DomainError } from '@cartaviva/contracts';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Retries like the product's clients while a service is unavailable, for up to `limit` milliseconds. Any other
 * refusal, and the last one, reaches the caller.
 */
export async function comingBack<T>(ask: () => Promise<T>, limit = 60_000): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isBusy = error instanceof DomainError && error.code === 'UNAVAILABLE';
      if (!isBusy || Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
