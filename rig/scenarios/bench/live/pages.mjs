import { connect } from 'node:net';
import { once } from 'node:events';

/**
 * Opens pages in a process of their own: connections that listen to the events of a menu, opened a few at a time.
 * Prints `{"open":n}` once all are open. For each change, prints `{"heard":ms}` when all have received it, with the
 * epoch time of the last one.
 * @typedef {{ port: number, path: string, from: string, count: number, cookies?: readonly string[] }} Pages `from` is
 *   the client address of the pages, because the number of connections per address is limited; each page uses the
 *   next cookie
 */
/** @type {Pages} */
const { port, path, from, count, cookies = [] } = JSON.parse(process.argv[2] ?? '{}');
const AT_ONCE = 100;
/** Further headers of Chrome on a phone. */
const OF_A_PHONE = [
  'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'sec-ch-ua: "Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"',
  'sec-ch-ua-mobile: ?1',
  'sec-ch-ua-platform: "Android"',
  'Accept: text/event-stream',
  'Accept-Language: es-DO,es-419;q=0.9,es;q=0.8',
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Cache-Control: no-cache',
  'Sec-Fetch-Site: same-origin',
  'Sec-Fetch-Mode: cors',
  'Sec-Fetch-Dest: empty',
  `Referer: http://localhost:${port}/menu/9f3b2a60-0000-4000-8000-000000000000`,
];

let [heard, opened] = [0, 0];
async function open() {
  const cookie = cookies[opened % cookies.length];
  opened += 1;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n${OF_A_PHONE.join('\r\n')}\r\n${cookie ? `Cookie: ${cookie}\r\n` : ''}\r\n`,
  );
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
