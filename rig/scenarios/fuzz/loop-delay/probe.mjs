import { createServer } from 'node:net';
import { join, sep } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded with `node --import` into the processes that are watched: tells over a socket of its own, in the
 * folder LOOP_PROBES, the longest delay of the event loop and the processor time since it was last asked. It
 * measures while somebody is connected: its timer costs a hundredth of a core.
 */
const folder = process.env['LOOP_PROBES'];
const way = (process.argv[1] ?? '').split(sep);
const file = way.slice(-2).join('/');
const name = file === 'dist/main.js' ? way.at(-3) : file === 'planted/server.mjs' && 'planted';
if (folder && name && isMainThread) {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  let used = process.cpuUsage();
  const server = createServer((socket) => {
    socket.unref().on('error', () => socket.destroy());
    socket.on('close', () => loop.disable());
    loop.enable();
    socket.on('data', () => {
      const { user, system } = process.cpuUsage(used);
      socket.write(
        `${JSON.stringify({ delayMs: loop.max / 1e6, cpuMs: (user + system) / 1e3 })}\n`,
      );
      loop.reset();
      used = process.cpuUsage();
    });
  });
  server.listen(join(folder, `${name}-${process.pid}.sock`)).unref();
}
