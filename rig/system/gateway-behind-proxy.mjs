import { startBeside } from './process-beside.mjs';
import { startTcpProxy } from './tcp-proxy.mjs';

/**
 * Starts an additional gateway that reaches Redis through a proxy.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} [like] name of the gateway whose settings it copies
 */
export async function startGatewayBehind(system, like = 'gateway-1') {
  const proxy = await startTcpProxy(Number(new URL(system.running().redisUrl).port));
  const gateway = await startBeside(system, like, ({ REDIS_URL = '' }) => {
    const url = new URL(REDIS_URL);
    url.port = String(proxy.port);
    return { REDIS_URL: url.href };
  });
  return {
    gateway,
    proxy,
    stop: async () => {
      await proxy.heal();
      await gateway.stop();
      await proxy.stop();
    },
  };
}
