import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { commandConnection } from './connections';

/** Simulates a Redis that loads its file. It announces ten minutes but is ready at the third request. */
function loadingRedis() {
  let questions = 0;
  const infos = () => {
    questions += 1;
    return questions < 3 ? 'loading:1\r\nloading_eta_seconds:600\r\n' : 'loading:0\r\n';
  };
  return createServer((socket) => {
    socket.on('error', () => undefined).setEncoding('latin1');
    socket.on('data', (text: string) => {
      for (const [, command] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)) {
        if (command!.toLowerCase() !== 'info') socket.write('+OK\r\n');
        else {
          const answer = infos();
          socket.write(`$${answer.length}\r\n${answer}\r\n`);
        }
      }
    });
  });
}

describe('a connection to a Redis that reads its file', () => {
  it('is there soon after that is done, whatever Redis says of the time that it takes', async () => {
    const server = loadingRedis().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const redis = commandConnection(
      `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
      'test',
    );
    try {
      await once(redis, 'ready', { signal: AbortSignal.timeout(20_000) });
    } finally {
      redis.disconnect();
      server.close();
    }
  });
});
