import { DomainError, media } from '@cartaviva/contracts';
import { OBJECT_STORAGE, uploadKey, type ObjectStorage } from '@cartaviva/object-storage';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eventually, FullDisk } from '@cartaviva/server-testing';
import { TestGateway, PUBLIC_URL, type Gateway } from '../../test/test-gateway';

const MAX_BYTES = 1_000_000;

describe('an upload', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  let cookie: string;
  /** Tickets that no image was made of. */
  const open = new Set<string>();
  const types = new Map<string, string | null>();

  beforeAll(async () => {
    testGateway = await TestGateway.open();
    [gateway, other] = await Promise.all([testGateway.gateway(), testGateway.gateway()]);
    ({ cookie } = await testGateway.signIn(gateway));
    testGateway.media.on(media.ticket.issue, ({ type = null }) => {
      const ticketId = randomUUID();
      types.set(ticketId, type);
      open.add(ticketId);
      return { uploadURL: `${PUBLIC_URL}/api/uploads/${ticketId}` };
    });
    testGateway.media.on(media.ticket.redeem, ({ ticketId }) => {
      if (!open.has(ticketId)) throw new DomainError('UPLOAD_EXPIRED');
      return {
        storageKey: uploadKey(ticketId),
        maxBytes: MAX_BYTES,
        type: types.get(ticketId) ?? null,
      };
    });
  });
  afterAll(() => testGateway.close());

  const ticket = async (body?: object) => {
    const { json } = await gateway.call('/api/objects/upload', {
      method: 'POST',
      ...(body && { body }),
      headers: { cookie },
    });
    const { uploadURL } = json as { uploadURL: string };
    return { uploadURL, path: new URL(uploadURL).pathname, id: uploadURL.split('/').at(-1)! };
  };
  const put = (
    path: string,
    body: Buffer | Readable,
    type = 'image/jpeg',
    headers = {},
    at = gateway,
  ) =>
    at.call(path, {
      method: 'PUT',
      body,
      headers: { cookie, 'content-type': type, ...headers },
    });
  const stored = (id: string) => join(testGateway.objects, uploadKey(id));
  const halves = () => readdirSync(join(testGateway.objects, '.incoming'));

  it('lies in the storage, byte by byte, when it is answered', async () => {
    const { path, id } = await ticket();
    const image = Buffer.alloc(MAX_BYTES, 'photo');
    expect((await put(path, image)).status).toBe(200);
    expect(readFileSync(stored(id)).equals(image)).toBe(true);
  });

  it('may come in chunks without a length', async () => {
    const { path, id } = await ticket();
    const chunks = Array.from({ length: 10 }, () => Buffer.alloc(10_000, 'x'));
    expect((await put(path, Readable.from(chunks))).status).toBe(200);
    expect(readFileSync(stored(id))).toHaveLength(100_000);
  });

  it.each([
    ['announced', () => Buffer.alloc(MAX_BYTES + 1)],
    ['in chunks', () => Readable.from(Array.from({ length: 21 }, () => Buffer.alloc(50_000)))],
  ])('that is too large, %s, is refused and leaves nothing behind', async (_, body) => {
    const { path, id } = await ticket();
    const { status, json } = await put(path, body());
    expect(status).toBe(413);
    expect(json).toMatchObject({ error: expect.stringContaining('Archivo demasiado grande') });
    expect(existsSync(stored(id))).toBe(false);
    expect(halves()).toEqual([]);
  });

  describe('to a full disk', () => {
    /** A browser's connections, which it uses again. */
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    afterAll(() => agent.destroy());

    const send = (method: string, path: string, body?: Buffer) =>
      new Promise<{ status: number; connection: string; text: string }>((resolve, reject) => {
        const headers = { cookie, ...(body && { 'content-type': 'image/jpeg' }) };
        const sending = request(`${gateway.url}${path}`, { method, agent, headers }, (answer) => {
          const { statusCode: status = 0, headers: about } = answer;
          const done = (said: string) =>
            resolve({ status, connection: about.connection ?? '', text: said });
          text(answer).then(done, reject);
        });
        sending.on('error', reject).end(body);
      });

    it('is refused with a sentence, and the next requests are answered', async () => {
      const disk = new FullDisk(testGateway.objects);
      const storage = gateway.app.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
      const write = jest.spyOn(storage, 'write').mockImplementation(disk.write.bind(disk));
      const image = Buffer.alloc(MAX_BYTES, 'photo');
      for (let times = 0; times < 3; times += 1) {
        const { path, id } = await ticket();
        const refused = await send('PUT', path, image);
        expect(refused).toMatchObject({ status: 507, connection: 'close' });
        expect(JSON.parse(refused.text)).toMatchObject({
          error: 'Ahora mismo no nos queda espacio para guardar imágenes. Inténtalo más tarde.',
        });
        expect(existsSync(stored(id))).toBe(false);
        expect(await send('GET', '/health/live')).toMatchObject({ status: 200 });
      }
      disk.isFull = false;
      const { path, id } = await ticket();
      expect(await send('PUT', path, image)).toMatchObject({ status: 200 });
      expect(readFileSync(stored(id)).equals(image)).toBe(true);
      write.mockRestore();
    });

    it('is refused where a browser hears it that listens only once it has sent everything', async () => {
      const disk = new FullDisk(testGateway.objects);
      const storage = gateway.app.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
      const write = jest.spyOn(storage, 'write').mockImplementation(disk.write.bind(disk));
      const { path } = await ticket();
      const { hostname, port, host } = new URL(gateway.url);
      const socket = connect(Number(port), hostname);
      const sent = (part: string | Buffer) =>
        new Promise<void>((resolve, reject) => {
          socket.write(part, (error) => (error ? reject(error) : resolve()));
        });
      const head = [`PUT ${path} HTTP/1.1`, `Host: ${host}`, `Cookie: ${cookie}`];
      const about = ['Content-Type: image/jpeg', `Content-Length: ${MAX_BYTES}`];
      await sent([...head, ...about, '', ''].join('\r\n'));
      const part = Buffer.alloc(MAX_BYTES / 10);
      await sent(part);
      await eventually(() => expect(write).toHaveBeenCalledTimes(1));
      await expect(write.mock.results[0]!.value).rejects.toMatchObject({ code: 'STORAGE_FULL' });
      for (let left = 9; left > 0; left -= 1) await sent(part);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 507 /);
      write.mockRestore();
    });

    it('is answered soon also when the browser goes on sending', async () => {
      const disk = new FullDisk(testGateway.objects);
      const storage = gateway.app.get<ObjectStorage>(OBJECT_STORAGE, { strict: false });
      jest.spyOn(storage, 'write').mockImplementation(disk.write.bind(disk));
      const { path } = await ticket();
      const endless = new Readable({ read: () => undefined });
      endless.push(Buffer.alloc(100_000));
      const { status } = await put(path, endless);
      endless.destroy();
      expect(status).toBe(507);
    });
  });

  describe('that is sent again with its ticket before it is whole', () => {
    /** The first bytes of an image whose rest is yet to come. */
    const unfinished = (first = Buffer.alloc(100_000)) => {
      const body = new Readable({ read: () => undefined });
      body.push(first);
      return body;
    };
    const putAt = (at: Gateway, path: string, body: Buffer | Readable) =>
      put(path, body, 'image/jpeg', {}, at);

    it('takes the room of one, however often, whichever gateways it is sent to', async () => {
      const { path, id } = await ticket();
      const bodies = Array.from({ length: 20 }, (_, time) => unfinished(Buffer.alloc(9000, time)));
      const statuses = new Map<number, number>();
      const sending = bodies.map(async (body, time) => {
        const { status } = await putAt(time % 2 ? gateway : other, path, body);
        statuses.set(time, status);
      });
      await eventually(() => expect(statuses.size).toBe(19));
      expect(new Set(statuses.values())).toEqual(new Set([409]));
      expect(halves()).toHaveLength(1);
      const newest = bodies.findIndex((_, time) => !statuses.has(time));
      for (const body of bodies) body.push(null);
      await Promise.all(sending);
      expect(statuses.get(newest)).toBe(200);
      expect(readFileSync(stored(id)).equals(Buffer.alloc(9000, newest))).toBe(true);
      expect(halves()).toEqual([]);
    });

    it('is taken whole while a gateway still waits for the rest of what came before', async () => {
      const { path, id } = await ticket();
      const before = putAt(gateway, path, unfinished());
      await eventually(() => expect(halves()).toHaveLength(1));
      const image = Buffer.alloc(MAX_BYTES, 'photo');
      expect((await putAt(other, path, image)).status).toBe(200);
      expect((await before).status).toBe(409);
      expect(halves()).toEqual([]);
      expect(readFileSync(stored(id)).equals(image)).toBe(true);
    });

    it('may be sent again with its key after it was replaced', async () => {
      const { path, id } = await ticket();
      const key = { 'idempotency-key': randomUUID() };
      const image = Buffer.alloc(100_001, 'photo');
      const body = unfinished();
      const replaced = put(path, body, 'image/jpeg', key);
      await eventually(() => expect(halves()).toHaveLength(1));
      expect((await putAt(other, path, Buffer.from('newer'))).status).toBe(200);
      expect((await replaced).status).toBe(409);
      body.destroy();
      const again = await put(path, Readable.from([image]), 'image/jpeg', key);
      expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
      expect(readFileSync(stored(id)).equals(image)).toBe(true);
      const repeated = await put(path, Readable.from([image]), 'image/jpeg', key);
      expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([200, 'true']);
    });

    it('goes on beside what is refused, and beside other tickets', async () => {
      const [{ path, id }, another] = [await ticket(), await ticket()];
      const body = unfinished();
      const sending = put(path, body);
      await eventually(() => expect(halves()).toHaveLength(1));
      expect((await putAt(other, path, Buffer.alloc(MAX_BYTES + 1))).status).toBe(413);
      expect((await put(path, Buffer.from('photo'), 'image/png', { cookie: '' })).status).toBe(401);
      // Replaced later than those were refused, it is told later than the first would have been.
      const replaced = put(another.path, unfinished());
      await eventually(() => expect(halves()).toHaveLength(2));
      expect((await put(another.path, Buffer.from('photo'))).status).toBe(200);
      expect((await replaced).status).toBe(409);
      body.push(null);
      expect((await sending).status).toBe(200);
      expect(readFileSync(stored(id))).toHaveLength(100_000);
    });
  });

  it.each(['application/json', 'text/html', 'application/octet-stream'])(
    'of the type %s is refused, and its ticket stays good',
    async (type) => {
      const { path } = await ticket();
      const { status, json } = await put(path, Buffer.from('{}'), type);
      expect(status).toBe(415);
      expect(json).toMatchObject({ error: expect.any(String) });
      expect((await put(path, Buffer.from('photo'))).status).toBe(200);
    },
  );

  it('is of the type its ticket was asked for', async () => {
    const { path, id } = await ticket({ purpose: 'logo', size: 5, type: 'image/png' });
    expect((await put(path, Buffer.from('photo'), 'image/jpeg')).status).toBe(415);
    expect(existsSync(stored(id))).toBe(false);
    const { status, json } = await gateway.call('/api/objects/upload', {
      method: 'POST',
      body: { size: 10_485_761 },
      headers: { cookie },
    });
    expect([status, json]).toMatchObject([400, { fields: { size: expect.any(String) } }]);
  });

  it('needs its owner’s session and a ticket that was not used', async () => {
    const { path, id } = await ticket();
    expect((await put(path, Buffer.from('photo'), 'image/png', { cookie: '' })).status).toBe(401);
    expect((await put(path, Buffer.from('photo'))).status).toBe(200);
    open.delete(id);
    const again = await put(path, Buffer.from('photo'));
    expect(again.status).toBe(400);
    expect(again.json).toMatchObject({ error: expect.stringContaining('venció') });
  });

  it('becomes an image by the address that we gave out, and by no other', async () => {
    const objectPath = `/objects/${randomUUID()}`;
    const { uploadURL, id } = await ticket();
    testGateway.media.on(media.object.confirm, ({ ticketId, purpose }) => {
      if (ticketId !== id) throw new DomainError('UPLOAD_EXPIRED');
      return { objectPath: `${objectPath}?${purpose}` };
    });
    const use = async (path: string, body: object) =>
      gateway.call(path, { method: 'PUT', body, headers: { cookie } });
    const uses = [
      await use('/api/item-images', { imageURL: uploadURL }),
      await use('/api/restaurant-logos', { logoURL: uploadURL }),
      await use('/api/profile-images', { profileImageURL: uploadURL }),
    ];
    expect(uses.map(({ json }) => json)).toEqual(
      ['item', 'logo', 'profile'].map((purpose) => ({ objectPath: `${objectPath}?${purpose}` })),
    );
    for (const imageURL of [
      uploadURL.replace('cartaviva.test', 'evil.do'),
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      '../../etc/passwd',
    ]) {
      const { status, json } = await use('/api/item-images', { imageURL });
      expect(status).toBe(400);
      expect(json).toMatchObject({ fields: { imageURL: expect.any(String) } });
    }
  });

  it('is refused before a byte is sent where the plan has no room, with plan and limit', async () => {
    const full = { plan: 'free', maxBytes: 250 * 1_048_576, freeBytes: 1_258_291 };
    testGateway.media.on(media.ticket.issue, () => {
      throw new DomainError('STORAGE_LIMIT_REACHED', full);
    });
    const headers = { cookie };
    const asked = { method: 'POST', body: { size: 2_000_000 }, headers };
    const { status, json } = await gateway.call('/api/objects/upload', asked);
    expect(status).toBe(402);
    expect(json).toMatchObject({
      error: expect.stringMatching(
        /^Tu plan Free incluye 250 MB para imágenes y te quedan 1\.1 MB\. .* cambia de plan/,
      ),
    });
    testGateway.media.on(media.storage.usage, () => ({
      ...({ plan: 'free', usedBytes: 7, limitBytes: 9 } as const),
    }));
    const usage = await gateway.call('/api/storage', { headers });
    expect([usage.status, usage.json]).toEqual([
      200,
      { plan: 'free', usedBytes: 7, limitBytes: 9 },
    ]);
  });
});
