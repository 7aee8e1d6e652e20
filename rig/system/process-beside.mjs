import { freePort, isOk } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';
import { built } from '../../tools/start/processes.mjs';
import { environmentOf } from '../figures/process.mjs';
import { pidsOf } from './running-processes.mjs';

/**
 * Starts an additional process of a system with the settings of a running one, except for some variables.
 * @param {import('./test-system.mjs').TestSystem} system
 * @param {string} like name of the running process: `gateway-1`, or `gateway` without replicas
 * @param {Record<string, string> | ((environment: Record<string, string>) => Record<string, string>)} variables
 *   variables, or a function that derives them from those of the running process
 * @returns {Promise<{ url: string, opsUrl: string } & import('../../tools/engines/child-process.mjs').Child>} `url`
 *   is the address of a gateway
 */
export async function startBeside(system, like, variables) {
  const [port, opsPort] = [await freePort(), await freePort()];
  const [url, opsUrl] = [port, opsPort].map((each) => `http://127.0.0.1:${each}`);
  const app = like.replace(/-\d+$/, '');
  const args = ['--enable-source-maps', built(app, 'main')];
  const ready = `${app === 'gateway' ? url : opsUrl}/health/ready`;
  const { [like]: pid = 0 } = pidsOf(system, new RegExp(`^${like}$`));
  const environment = environmentOf(pid);
  const server = await startServer(`One more ${app}`, process.execPath, args, {
    env: {
      ...environment,
      PORT: String(port),
      OPS_PORT: String(opsPort),
      ...(typeof variables === 'function' ? variables(environment) : variables),
    },
    stopSignal: 'SIGINT',
    limitMs: 120_000,
    isReady: () => isOk(ready),
  });
  return { url: `${url}`, opsUrl: `${opsUrl}`, ...server };
}
