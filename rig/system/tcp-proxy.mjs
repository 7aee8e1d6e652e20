import { connect, createServer } from 'node:net';
import { freePort } from '../../tools/engines/ports.mjs';

/**
 * Starts a TCP proxy on the loopback interface whose connections can be made to fail.
 * @typedef {Awaited<ReturnType<typeof startTcpProxy>>} TcpProxy
 * @param {number} targetPort port on the loopback interface
 */
export async function startTcpProxy(targetPort) {
  const port = await freePort();
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set();
  /** @type {(() => void)[]} callbacks that forward the held connections */
  const held = [];
  let isHolding = false;
  let delayMs = 0;
  let repliesToDrop = 0;

  /** @param {import('node:net').Socket} client */
  const letThrough = (client) => {
    if (client.destroyed) return;
    const target = connect(targetPort, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) socket.on('error', end).on('close', end);
    client.on('data', (bytes) => later(() => target.write(bytes)));
    target.on('data', (bytes) => {
      if (repliesToDrop > 0) {
        repliesToDrop -= 1;
        return end();
      }
      return later(() => client.write(bytes));
    });
    client.resume();
  };
  /** @param {() => void} pass */
  const later = (pass) => (delayMs > 0 ? void setTimeout(pass, delayMs) : pass());

  const server = createServer({ pauseOnConnect: true }, (client) => {
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
    if (isHolding) held.push(() => letThrough(client));
    else letThrough(client);
  });
  const listen = () =>
    new Promise((listening) => server.listen(port, '127.0.0.1', () => listening(undefined)));
  const cut = () => {
    for (const client of clients) client.destroy();
    held.length = 0;
  };
  await listen();
  return {
    port,
    /** Ends every open connection. */
    cut,
    /** Accepts new connections but forwards nothing until `heal`. */
    hold: () => void (isHolding = true),
    /** Closes every connection and rejects new ones until `heal`. */
    refuse: () => {
      cut();
      return new Promise((closed) => server.close(closed));
    },
    /** Delays all data in both directions. @param {number} ms */
    delay: (ms) => void (delayMs = ms),
    /**
     * Drops the next replies together with their connections. The requests still take effect.
     * @param {number} count
     */
    dropReplies: (count) => void (repliesToDrop += count),
    /** Removes all faults and forwards held connections. */
    heal: async () => {
      [isHolding, delayMs, repliesToDrop] = [false, 0, 0];
      for (const pass of held.splice(0)) pass();
      if (!server.listening) await listen();
    },
    stop: async () => {
      cut();
      if (server.listening) await new Promise((closed) => server.close(closed));
    },
  };
}
