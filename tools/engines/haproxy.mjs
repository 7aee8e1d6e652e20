import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from './find-redis.mjs';
import { freePort, isOpen, until } from './ports.mjs';
import { startServer } from './server-process.mjs';

const run = promisify(execFile);

/** The HAProxy of this machine, installed from Debian when it has none. @returns {Promise<string>} */
export async function requireHaproxy() {
  // Debian's path is not everybody's PATH.
  for (const path of ['haproxy', '/usr/sbin/haproxy']) {
    const works = await run(path, ['-v']).catch(() => undefined);
    if (works) return path;
  }
  await installDebianPackage('haproxy', console.log);
  return '/usr/sbin/haproxy';
}

/**
 * HAProxy as `deploy/haproxy.cfg` describes it, before two gateways.
 * @param {string[]} gateways addresses `127.0.0.1:3000`
 */
export async function startHaproxy([first = '', second = '']) {
  const [port, statusPort] = [await freePort(), await freePort()];
  const args = ['-f', resolve('deploy/haproxy.cfg')];
  const server = await startServer('HAProxy', await requireHaproxy(), args, {
    env: {
      ...process.env,
      BALANCER: `127.0.0.1:${port}`,
      GATEWAY_1: first,
      GATEWAY_2: second,
      STATUS: `127.0.0.1:${statusPort}`,
    },
    isReady: () => isOpen(port),
  });
  /** How many gateways it sends requests to. */
  const gatewaysUp = async () => {
    const table = await (await fetch(`http://127.0.0.1:${statusPort}/;csv`)).text();
    return table.match(/^gateways,gateway-\d,.*,UP,/gm)?.length ?? 0;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    gatewaysUp,
    whenAllUp: () =>
      until(async () => (await gatewaysUp()) === 2, 30_000, 'HAProxy misses a gateway'),
    stop: server.stop,
  };
}
