import { STOP_TIMEOUT_MS } from '@cartaviva/process';
import { eventually } from '@cartaviva/server-testing';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { FINISH_MS, OpenSockets } from './open-sockets';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

describe('the sockets of a server', () => {
  let server: Server;
  let answered: number;
  const clients: Socket[] = [];

  beforeEach(async () => {
    answered = 0;
    const sockets = new OpenSockets({ maxUnanswered: 3, maxPerAddress: 5 });
    server = sockets.serve(
      (_request, response) => {
        setImmediate(() => {
          answered += 1;
          response.end('ok');
        });
      },
      {},
      ({ url }, response) => {
        if (url !== '/ready') return false;
        response.end('ready');
        return true;
      },
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    for (const client of clients.splice(0)) client.destroy();
    server.close();
  });

  const open = async () => {
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // A rejected client may get a connection reset.
    client.on('error', () => undefined);
    clients.push(client);
    await once(client, 'connect');
    return client;
  };
  const closed = (client: Socket) => client.destroyed || once(client, 'close');

  it('answer as many requests at once as are allowed, in their order', async () => {
    const client = await open();
    client.write(REQUEST.repeat(2) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect((await text(client)).match(/200 OK/g)).toHaveLength(3);
  });

  it('are closed on who asks without waiting, and nothing more of it is done', async () => {
    const client = await open();
    client.write(REQUEST.repeat(1000));
    await closed(client);
    expect(answered).toBeLessThanOrEqual(3);
    const next = await open();
    next.end(REQUEST);
    expect(await text(next)).toMatch(/200 OK/);
  });

  it('have at once what lies ready, and are closed on who asks for that without waiting, too', async () => {
    const ready = REQUEST.replace('/ ', '/ready ');
    const client = await open();
    client.write(ready);
    expect(String(await once(client, 'data'))).toMatch(/ready$/);
    expect(answered).toBe(0);
    client.write(ready.repeat(1000));
    await closed(client);
    expect(answered).toBeLessThanOrEqual(3);
  });

  it('are as many of an address as are allowed, and again when others have closed', async () => {
    const [first] = await Promise.all(Array.from({ length: 5 }, open));
    await closed(await open());
    const gone = new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    expect(await gone).toBe(5);
    first!.destroy();
    await eventually(async () => {
      const next = await open();
      next.end(REQUEST);
      expect(await text(next)).toMatch(/200 OK/);
    });
  });
});

it('requests under way end before the process is ended', () => {
  expect(FINISH_MS).toBeLessThan(STOP_TIMEOUT_MS);
});
