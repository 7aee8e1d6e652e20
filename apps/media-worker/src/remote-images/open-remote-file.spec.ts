import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openRemoteFile } from './open-remote-file';

describe('a file of another site', () => {
  let server: Server;
  let base: string;
  const reached: string[] = [];

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      reached.push(url);
      const [, hops] = /^\/hops\/(\d+)$/.exec(url) ?? [];
      if (hops && hops !== '0') {
        response.writeHead(302, { location: `/hops/${Number(hops) - 1}` }).end();
      } else if (url === '/missing') response.writeHead(404).end();
      else response.end('photo');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    base = `http://photos.example:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  beforeEach(() => void reached.splice(0));

  const signal = AbortSignal.timeout(10_000);
  const open = (path: string, addressOf = () => Promise.resolve('127.0.0.1')) =>
    openRemoteFile(new URL(path, base), { addressOf, signal });

  it('is read from the address that was checked', async () => {
    expect(await text(await open('/photo.jpg'))).toBe('photo');
  });

  it('is followed through three redirects, and not through more', async () => {
    expect(await text(await open('/hops/3'))).toBe('photo');
    await expect(open('/hops/4')).rejects.toThrow('too many redirects');
  });

  it('is refused where a redirect leads to an address that must not be reached', async () => {
    const checked: string[] = [];
    const addressOf = ({ pathname }: URL = new URL(base)) => {
      checked.push(pathname);
      if (checked.length > 1) throw new Error('forbidden');
      return Promise.resolve('127.0.0.1');
    };
    await expect(open('/hops/1', addressOf)).rejects.toThrow('forbidden');
    expect([checked, reached]).toEqual([['/hops/1', '/hops/0'], ['/hops/1']]);
  });

  it('is refused when it is not there', async () => {
    await expect(open('/missing')).rejects.toThrow('answered 404');
  });
});
