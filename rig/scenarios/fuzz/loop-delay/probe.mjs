import { createServer } from 'node:net';
import { join, sep } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded with `node --import` into the watched processes. Through a socket in the folder LOOP_PROBES, it reports
 * the longest delay of the event loop and the CPU time since the last request. It measures only while a client is
 * connected, because its timer takes a hundredth of a core.
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
