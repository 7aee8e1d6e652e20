import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { post } from './post';

describe('a delivery', () => {
  const hosts: (string | undefined)[] = [];
  let answer: RequestListener;
  const server = createServer((request, response) => {
    hosts.push(request.headers.host);
    answer(request, response);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  beforeEach(() => {
    hosts.length = 0;
    answer = (_, response) => void response.writeHead(204).end();
  });
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const portOf = () => (server.address() as AddressInfo).port;
  const deliver = (host = '127.0.0.1', timeoutMs = 5000, body = '{}') => {
    const url = new URL(`http://${host}:${portOf()}/aviso`);
    return post({ url, address: '127.0.0.1', headers: {}, body, timeoutMs });
  };

  it('goes to the address that was checked, wherever its name leads by now', async () => {
    expect(await deliver('leads-nowhere.invalid')).toEqual({ status: 204, body: '' });
    expect(hosts).toEqual([`leads-nowhere.invalid:${portOf()}`]);
  });

  it('is whole, whichever letters are in it', async () => {
    answer = (request, response) => void text(request).then((body) => response.end(body));
    const body = JSON.stringify({ name: 'Mangú con piña y café — 100 €' });
    expect(await deliver('127.0.0.1', 5000, body)).toEqual({ status: 200, body });
  });

  it('does not follow a redirection', async () => {
    answer = (_, response) => void response.writeHead(307, { location: '/otra' }).end();
    expect(await deliver()).toEqual({ status: 307, body: '' });
    expect(hosts).toHaveLength(1);
  });

  it('reads the first two kilobytes of an answer, as text that can be stored', async () => {
    answer = (_, response) => void response.end(`\u0000no${'x'.repeat(100_000)}`);
    const { body } = await deliver();
    expect(body).toMatch(/^\uFFFDnox+$/);
    expect(body).toHaveLength(2048);
  });

  it('knows how it was answered when the answer never ends', async () => {
    answer = (_, response) => void response.writeHead(200).write('half');
    expect(await deliver('127.0.0.1', 300)).toEqual({ status: 200, body: 'half' });
  });

  it('fails when nobody answers in time', async () => {
    answer = () => undefined;
    await expect(deliver('127.0.0.1', 100)).rejects.toMatchObject({ code: 'ABORT_ERR' });
  });
});
