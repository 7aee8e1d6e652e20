import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { installDebianPackage } from './debian-packages.mjs';
import { freePort, isOpen, until } from './ports.mjs';
import { startServer } from './server-process.mjs';

const run = promisify(execFile);

/** Installs HAProxy from Debian when it is missing. @returns {Promise<string>} */
export async function requireHaproxy() {
  // /usr/sbin is not on every user's PATH.
  for (const path of ['haproxy', '/usr/sbin/haproxy']) {
    const works = await run(path, ['-v']).catch(() => undefined);
    if (works) return path;
  }
  await installDebianPackage('haproxy', console.log);
  return '/usr/sbin/haproxy';
}

/** @typedef {'diners' | 'owners' | 'api'} Role role of a gateway */

/**
 * Starts HAProxy with `deploy/haproxy.cfg` in front of two gateways for each role.
 * @param {readonly string[] | Record<Role, readonly string[]>} gateways addresses such as `127.0.0.1:3000`, for each
 *   role or of gateways that have all roles
 */
export async function startHaproxy(gateways) {
  const of = (/** @type {Role} */ role) => ('diners' in gateways ? gateways[role] : gateways);
  const addresses = (/** @type {Role} */ role) =>
    of(role).map((address, at) => [`${role.toUpperCase()}_${at + 1}`, address]);
  const [port, statusPort] = [await freePort(), await freePort()];
  const args = ['-f', resolve('deploy/haproxy.cfg')];
  const server = await startServer('HAProxy', await requireHaproxy(), args, {
    env: {
      ...process.env,
      BALANCER: `127.0.0.1:${port}`,
      ...Object.fromEntries([...addresses('diners'), ...addresses('owners'), ...addresses('api')]),
      STATUS: `127.0.0.1:${statusPort}`,
    },
    isReady: () => isOpen(port),
  });
  /** Number of gateways that receive requests. A gateway counts once for each of its roles. */
  const gatewaysUp = async () => {
    const table = await (await fetch(`http://127.0.0.1:${statusPort}/;csv`)).text();
    return table.match(/^\w+,(?:diners|owners|api)-\d,.*,UP,/gm)?.length ?? 0;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    gatewaysUp,
    whenAllUp: () =>
      until(async () => (await gatewaysUp()) === 6, 30_000, 'HAProxy misses a gateway'),
    stop: server.stop,
  };
}
