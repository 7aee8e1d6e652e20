import { setTimeout as pause } from 'node:timers/promises';

/** Repeats `assertion` until it passes. After `limit` milliseconds the last failure is thrown. */
export async function eventually<T>(assertion: () => T | Promise<T>, limit = 30_000): Promise<T> {
  const deadline = Date.now() + limit;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(25);
    }
  }
}
