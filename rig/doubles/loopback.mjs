import { once } from 'node:events';
import { join } from 'node:path';
import { isOpen } from '../../tools/engines/ports.mjs';
import { startServer } from '../../tools/engines/server-process.mjs';

/** @param {import('node:http').Server} server @param {number} [port] any free port by default */
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
 * Starts a double in a process of its own. Resolves once it listens on its port.
 * @param {string} name name in messages @param {string} script script in this folder
 * @param {{ port: number, args?: readonly string[], env?: NodeJS.ProcessEnv, stopSignal?: NodeJS.Signals }} options
 */
export const startDouble = (name, script, { port, args = [], ...options }) =>
  startServer(name, process.execPath, [join(import.meta.dirname, script), ...args], {
    ...options,
    isReady: () => isOpen(port),
  });
