import { connect, createServer } from 'node:net';
import { freePort } from '../../tools/engines/ports.mjs';

/**
 * A TCP proxy on loopback whose connections can be made to fail.
 * @typedef {Awaited<ReturnType<typeof startTcpProxy>>} TcpProxy
 * @param {number} targetPort on loopback
 */
export async function startTcpProxy(targetPort) {
  const port = await freePort();
  /** @type {Set<import('node:net').Socket>} */
  const clients = new Set();
  /** @type {(() => void)[]} connections that wait to be let through */
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
    /** Takes new connections and lets nothing through until `heal`. */
    hold: () => void (isHolding = true),
    /** Ends every connection and refuses new ones until `heal`. */
    refuse: () => {
      cut();
      return new Promise((closed) => server.close(closed));
    },
    /** Each piece of either direction comes so much later, in milliseconds. @param {number} ms */
    delay: (ms) => void (delayMs = ms),
    /** So many more replies are dropped, each with its connection: what was asked for is done. @param {number} count */
    dropReplies: (count) => void (repliesToDrop += count),
    /** Nothing fails any more; what was held goes on. */
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
