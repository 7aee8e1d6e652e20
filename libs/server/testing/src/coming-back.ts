import { DomainError } from '@cartaviva/contracts';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Asks as the product's clients do: a service that is too busy to answer is asked again, for up to
 * `limit` milliseconds. Every other refusal, and the last one, is the caller's.
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
