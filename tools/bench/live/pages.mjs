import { connect } from 'node:net';
import { once } from 'node:events';

/**
 * Open pages in a process of their own: connections that listen to a menu's events, a few at a time. Says
 * `{"open":n}` once all are, and for each change that all have heard of `{"heard":ms}`: the clock's time at the
 * last of them.
 * @typedef {{ port: number, path: string, from: string, count: number }} Pages `from` is the pages' own
 *   address, of which each has a bound
 */
/** @type {Pages} */
const { port, path, from, count } = JSON.parse(process.argv[2] ?? '{}');
const AT_ONCE = 100;

let heard = 0;
async function open() {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
  socket.on('data', (/** @type {string} */ text) => {
    if (!text.includes('event: changed')) return;
    heard += 1;
    if (heard % count === 0) say({ heard: Date.now() });
  });
}

for (let done = 0; done < count; done += AT_ONCE) {
  await Promise.all(Array.from({ length: AT_ONCE }, open));
}
say({ open: count });

/** @param {object} what */
function say(what) {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
