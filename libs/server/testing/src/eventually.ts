import { setTimeout as pause } from 'node:timers/promises';

/** Tries `assertion` until it holds; after `limit` milliseconds its last failure is the test's. */
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
