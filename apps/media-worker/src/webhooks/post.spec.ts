import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { post } from './post';

describe('a delivery', () => {
  const hosts: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    hosts.push(request.headers.host);
    response.writeHead(204).end();
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('goes to the address that was checked, wherever its name leads by now', async () => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(`http://leads-nowhere.invalid:${port}/aviso`);
    expect(await post({ url, address: '127.0.0.1', headers: {}, body: '{}' })).toBe(204);
    expect(hosts).toEqual([`leads-nowhere.invalid:${port}`]);
  });
});
