import { eventually } from '@cartaviva/server-testing';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { leaveHttp } from './leave-http';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\nCookie: session=abc\r\n\r\n';

const begun = (response: ServerResponse) => {
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200).write('begun\n');
  return response;
};

describe('a connection that leaves HTTP', () => {
  const open: (() => void)[] = [];
  afterEach(() => open.splice(0).forEach((close) => close()));

  const asked = async (handler: RequestListener) => {
    const server = createServer(handler).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
    open.push(
      () => server.close(),
      () => client.destroy(),
    );
    const received = { text: '' };
    client.setEncoding('utf8').on('data', (text: string) => (received.text += text));
    client.write(REQUEST);
    return { client, received };
  };

  const left = async () => {
    const requests: string[] = [];
    let socket: Socket | undefined;
    const { client, received } = await asked(({ url = '' }, response) => {
      requests.push(url);
      socket = leaveHttp(begun(response));
    });
    await eventually(() => expect(received.text).toMatch(/\r\n\r\nbegun\n$/));
    return { client, received, requests, socket: socket! };
  };

  it('goes on with the body, and ends with it', async () => {
    const { client, received, socket } = await left();
    socket.write('news\n');
    await eventually(() => expect(received.text).toMatch(/begun\nnews\n$/));
    socket.end('bye\n');
    await once(client, 'end');
    expect(received.text).toMatch(/begun\nnews\nbye\n$/);
  });

  it('begins no other request, whatever the client sends, and one that has not left does', async () => {
    const { client, received, requests, socket } = await left();
    client.write(REQUEST + '\0'.repeat(100_000));
    await eventually(() => expect(socket.bytesRead).toBe(2 * REQUEST.length + 100_000));
    socket.write('news\n');
    await eventually(() => expect(received.text).toMatch(/begun\nnews\n$/));
    expect(requests).toEqual(['/']);

    const stayed: string[] = [];
    const other = await asked(({ url = '' }, response) => {
      stayed.push(url);
      begun(response);
    });
    other.client.write(REQUEST);
    await eventually(() => expect(stayed).toEqual(['/', '/']));
  });

  it.each([
    ['says that it sends nothing more', (client: Socket) => client.end()],
    ['is gone', (client: Socket) => client.resetAndDestroy()],
  ])('is closed once its client %s', async (_, leave) => {
    const { client, socket } = await left();
    leave(client);
    await eventually(() => expect(socket.closed).toBe(true));
  });

  it('keeps nothing of the request, and nothing that would read another', async () => {
    let response: ServerResponse | undefined;
    const { received } = await asked((_, its) => {
      response = its;
      leaveHttp(begun(its));
    });
    await eventually(() => expect(received.text).toContain('begun'));
    const { socket, headers, rawHeaders } = response!.req;
    expect([response!.socket, headers, rawHeaders]).toEqual([null, {}, []]);
    await eventually(() => expect(socket).toHaveProperty('parser', null));
  });
});
