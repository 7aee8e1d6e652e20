import { hashSync, verifySync } from '@node-rs/argon2';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

/**
 * Hashes and compares passwords one after the other at the lowest priority. Linux has a priority for each thread. On
 * other systems the call would lower the priority of the whole process, so it is left out.
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
