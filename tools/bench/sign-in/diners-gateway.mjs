import { readFileSync } from 'node:fs';
import { freePort } from '../../engines/ports.mjs';
import { startServer } from '../../engines/server-process.mjs';
import { built } from '../../start/processes.mjs';

/**
 * A gateway with `ROLES=diners`, beside the one of a system.
 * @param {import('../../../test-kit/test-system.mjs').TestSystem} system
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDinersGateway(system) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const args = ['--enable-source-maps', built('gateway', 'main')];
  const server = await startServer('The gateway of the diners', process.execPath, args, {
    env: {
      ...environmentOf(system.running().pids['gateway']),
      PORT: String(port),
      OPS_PORT: String(opsPort),
      ROLES: 'diners',
    },
    isReady: () =>
      fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
  return { url, stop: server.stop };
}

/** What a process was started with. @param {number | undefined} pid */
function environmentOf(pid) {
  const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}
