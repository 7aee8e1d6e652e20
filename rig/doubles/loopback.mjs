import { once } from 'node:events';
import { join } from 'node:path';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

/**
 * Opens a server on loopback.
 * @param {import('node:http').Server} server @param {number} [port] any where left out
 */
export async function listen(server, port = 0) {
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: open } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${open}`,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * A double as a process of its own, once it listens at its port.
 * @param {string} name as messages call it @param {string} script of this folder
 * @param {{ port: number, args?: readonly string[], env?: NodeJS.ProcessEnv, stopSignal?: NodeJS.Signals }} options
 */
export const startDouble = (name, script, { port, args = [], ...options }) =>
  startServer(name, process.execPath, [join(import.meta.dirname, script), ...args], {
    ...options,
    isReady: () => isOpen(port),
  });
