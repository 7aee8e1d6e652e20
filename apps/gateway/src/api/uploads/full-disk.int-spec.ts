import { OBJECT_STORAGE, type ObjectStorage } from '@cartaviva/object-storage';
import { eventually, FullDisk } from '@cartaviva/server-testing';
import { jest } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { timeoutSooner } from '../../../test/hurry';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { MAX_BYTES, Uploads } from '../../../test/uploads';

describe('an upload to a full disk', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let uploads: Uploads;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    uploads = await Uploads.at(testGateway, gateway);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => testGateway.close());

  const fillDisk = () => {
    const disk = new FullDisk(testGateway.objects);
    const storage = gateway.app.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
    const write = jest.spyOn(storage, 'write').mockImplementation(disk.write.bind(disk));
    return { disk, write };
  };

  /** Reuses its connection, as browsers do. */
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  const send = (method: string, path: string, body?: Buffer) =>
    new Promise<{ status: number; connection: string; text: string }>((resolve, reject) => {
      const headers = { cookie: uploads.cookie, ...(body && { 'content-type': 'image/jpeg' }) };
      const sending = request(`${gateway.url}${path}`, { method, agent, headers }, (answer) => {
        const { statusCode: status = 0, headers: about } = answer;
        const done = (said: string) =>
          resolve({ status, connection: about.connection ?? '', text: said });
        text(answer).then(done, reject);
      });
      sending.on('error', reject).end(body);
    });

  it('is refused with a sentence, and the next requests are answered', async () => {
    const { disk } = fillDisk();
    const image = Buffer.alloc(MAX_BYTES, 'photo');
    for (let times = 0; times < 3; times += 1) {
      const { path, id } = await uploads.ticket();
      const refused = await send('PUT', path, image);
      expect(refused).toMatchObject({ status: 507, connection: 'close' });
      expect(JSON.parse(refused.text)).toMatchObject({
        error: 'Ahora mismo no nos queda espacio para guardar imágenes. Inténtalo más tarde.',
      });
      expect(existsSync(uploads.stored(id))).toBe(false);
      expect(await send('GET', '/health/live')).toMatchObject({ status: 200 });
    }
    disk.isFull = false;
    const { path, id } = await uploads.ticket();
    expect(await send('PUT', path, image)).toMatchObject({ status: 200 });
    expect(readFileSync(uploads.stored(id)).equals(image)).toBe(true);
  });

  it('is refused where a browser hears it that listens only once it has sent everything', async () => {
    const { write } = fillDisk();
    const { path } = await uploads.ticket();
    const { hostname, port, host } = new URL(gateway.url);
    const socket = connect(Number(port), hostname);
    const sent = (part: string | Buffer) =>
      new Promise<void>((resolve, reject) => {
        socket.write(part, (error) => (error ? reject(error) : resolve()));
      });
    const head = [`PUT ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${uploads.cookie}`];
    const about = ['Content-Type: image/jpeg', `Content-Length: ${MAX_BYTES}`];
    await sent([...head, ...about, '', ''].join('\r\n'));
    const part = Buffer.alloc(MAX_BYTES / 10);
    await sent(part);
    await eventually(() => expect(write).toHaveBeenCalledTimes(1));
    await expect(write.mock.results[0]!.value).rejects.toMatchObject({ code: 'STORAGE_FULL' });
    for (let left = 9; left > 0; left -= 1) await sent(part);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 507 /);
  });

  it('is answered soon also when the browser goes on sending', async () => {
    fillDisk();
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSooner);
    const { path } = await uploads.ticket();
    const endless = new Readable({ read: () => undefined });
    endless.push(Buffer.alloc(100_000));
    const { status } = await uploads.put(path, endless);
    endless.destroy();
    expect(status).toBe(507);
  });
});
