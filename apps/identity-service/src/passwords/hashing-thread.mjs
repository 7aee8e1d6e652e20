import { hashSync, verifySync } from '@node-rs/argon2';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/**
 * Hashes and compares, one password after the other, on what nobody else wants of the processor. On
 * Linux this is the thread's own priority; elsewhere it would be the whole process's, and stays.
 */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', (/** @type {import('./hashing-threads').Task | 'stop'} */ task) => {
  if (task === 'stop') return parentPort?.close();
  try {
    const done =
      task.kind === 'hash'
        ? hashSync(task.password, task.options)
        : verifySync(task.hashed, task.password);
    parentPort?.postMessage({ done });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error) });
  }
});
