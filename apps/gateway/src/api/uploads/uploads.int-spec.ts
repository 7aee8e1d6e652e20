import { DomainError, identity, media, menus } from '@cartaviva/contracts';
import type { ItemView, RequestTo } from '@cartaviva/contracts';
import { eventually } from '@cartaviva/server-testing';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { timeoutSooner } from '../../../test/hurry';
import { sampleItem, sampleMenu, sampleUser } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { MAX_BYTES, Uploads } from '../../../test/uploads';
import { NewestUploads } from './newest-uploads';

describe('an upload', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  let cookie: string;
  let uploads: Uploads;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    [gateway, other] = await Promise.all([testGateway.newGateway(), testGateway.newGateway()]);
    for (const { app } of [gateway, other]) app.get(NewestUploads, { strict: false }).checkMs = 100;
    uploads = await Uploads.at(testGateway, gateway);
    ({ cookie } = uploads);
  });
  afterAll(() => testGateway.close());

  const ticket = (body?: object) => uploads.ticket(body);
  const put: Uploads['put'] = (...request) => uploads.put(...request);
  const stored = (id: string) => uploads.stored(id);
  const halves = () => uploads.filesIn('.incoming');

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

  describe('that is sent again with its ticket before it is whole', () => {
    // The gateway waits for the rest of a rejected body.
    beforeEach(() => void jest.spyOn(AbortSignal, 'timeout').mockImplementation(timeoutSooner));

    /** Returns an image stream that stays open after its first bytes. */
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
      expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, undefined]);
      expect(readFileSync(stored(id)).equals(image)).toBe(true);
      const repeated = await put(path, Readable.from([image]), 'image/jpeg', key);
      expect([repeated.status, repeated.headers['idempotency-replayed']]).toEqual([200, 'true']);
    });

    it('goes on beside what is refused, and beside other tickets', async () => {
      const [{ path, id }, another] = [await ticket(), await ticket()];
      const body = unfinished();
      const sending = put(path, body);
      await eventually(() => expect(halves()).toHaveLength(1));
      expect((await putAt(other, path, Buffer.alloc(MAX_BYTES + 1))).status).toBe(413);
      expect((await put(path, Buffer.from('photo'), 'image/png', { cookie: '' })).status).toBe(401);
      // This upload is replaced after the others were rejected. Its response arrives after theirs would have.
      const replaced = put(another.path, unfinished());
      await eventually(() => expect(halves()).toHaveLength(2));
      expect((await put(another.path, Buffer.from('photo'))).status).toBe(200);
      expect((await replaced).status).toBe(409);
      body.push(null);
      expect((await sending).status).toBe(200);
      expect(readFileSync(stored(id))).toHaveLength(100_000);
    });
  });

  it('gets no ticket for an invalid type or size', async () => {
    const { status, json } = await gateway.call('/api/objects/upload', {
      method: 'POST',
      body: { size: 10_485_761, type: 'image/heic' },
      headers: { cookie },
    });
    expect([status, json]).toMatchObject([
      400,
      { fields: { size: expect.any(String), type: expect.stringContaining('HEIC') } },
    ]);
  });

  it('needs its owner’s session and a ticket that was not used', async () => {
    const { path, id } = await ticket();
    expect((await put(path, Buffer.from('photo'), 'image/png', { cookie: '' })).status).toBe(401);
    expect((await put(path, Buffer.from('photo'))).status).toBe(200);
    uploads.open.delete(id);
    const again = await put(path, Buffer.from('photo'));
    expect(again.status).toBe(400);
    expect(again.json).toMatchObject({ error: expect.stringContaining('venció') });
  });

  it('becomes an image by the address that we gave out, and by no other', async () => {
    const paths = {
      item: `/objects/${randomUUID()}`,
      logo: `/objects/${randomUUID()}`,
      profile: `/objects/${randomUUID()}`,
    };
    const { uploadURL, id } = await ticket();
    testGateway.media.on(media.object.confirm, ({ ticketId, purpose }) => {
      if (ticketId !== id) throw new DomainError('UPLOAD_EXPIRED');
      return { objectPath: paths[purpose] };
    });
    const profiles: unknown[] = [];
    testGateway.identity.on(identity.user.updateProfile, (change) => {
      profiles.push(change);
      return sampleUser();
    });
    const use = async (path: string, body: object) =>
      gateway.call(path, { method: 'PUT', body, headers: { cookie } });
    const uses = [
      await use('/api/item-images', { imageURL: uploadURL }),
      await use('/api/restaurant-logos', { logoURL: uploadURL }),
      await use('/api/profile-images', { profileImageURL: uploadURL }),
    ];
    expect(uses.map(({ json }) => json)).toEqual(
      [paths.item, paths.logo, paths.profile].map((objectPath) => ({ objectPath })),
    );
    // The upload sets the user's photo immediately (specification §7).
    expect(profiles).toEqual([{ profileImageUrl: paths.profile }]);
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

  describe('of a photo in one call', () => {
    const photo = Buffer.alloc(MAX_BYTES - 1000, 'photo');
    const item = sampleItem(randomUUID());
    const path = `/api/items/${item.id}/photo`;
    let changes: RequestTo<typeof menus.item.update>[] = [];
    beforeEach(() => {
      changes = [];
      testGateway.media.on(media.object.confirm, ({ ticketId }) => ({
        objectPath: `/objects/${ticketId}`,
      }));
      testGateway.menus.on(menus.item.update, (change) => {
        if (change.itemId !== item.id) throw new DomainError('ITEM_NOT_FOUND');
        if (change.imageUrl) changes.push(change);
        return { ...item, imageUrl: change.imageUrl ?? null, version: 2 };
      });
    });

    it('lies in the storage, byte by byte, and is the item’s', async () => {
      for (const body of [photo, [photo.subarray(0, 70_001), photo.subarray(70_001)]]) {
        const { status, json, headers } = await uploads.post(path, body, {
          headers: { 'if-match': '"1"' },
        });
        const { imageUrl } = json as ItemView;
        expect([status, headers.etag]).toEqual([200, '"2"']);
        expect(readFileSync(stored(imageUrl!.split('/').at(-1)!)).equals(photo)).toBe(true);
        expect(changes.at(-1)).toEqual({ itemId: item.id, imageUrl, expectedVersion: 1 });
      }
    });

    it('is done once by a form that is sent again with its key', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const first = await uploads.post(path, photo, { headers });
      const again = await uploads.post(path, photo, { headers, boundary: 'limita' });
      expect([again.status, again.json]).toEqual([200, first.json]);
      expect(changes).toHaveLength(1);
    });

    it.each([
      ['too large', 413, Buffer.alloc(MAX_BYTES + 1), {}],
      ['much too large', 413, Buffer.alloc(12_000_000), {}],
      ['too large, in chunks', 413, Array.from({ length: 21 }, () => Buffer.alloc(50_000)), {}],
      ['cut off', 400, photo, { isWhole: false }],
      ['in no form', 415, photo, { headers: { 'content-type': 'image/jpeg' } }],
      [
        'in a form without a boundary',
        400,
        photo,
        { headers: { 'content-type': 'multipart/form-data' } },
      ],
      [
        'in a form of another boundary',
        400,
        photo,
        { headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      ],
    ])('that is %s is answered %i and leaves nothing behind', async (_, expected, body, how) => {
      const before = uploads.filesIn('uploads');
      const { status, json } = await uploads.post(path, body, how);
      expect([status, json]).toEqual([
        expected,
        expect.objectContaining({ error: expect.any(String) }),
      ]);
      expect(uploads.filesIn('uploads')).toEqual(before);
      expect([halves(), changes]).toEqual([[], []]);
    });

    it('says that a form has no file', async () => {
      const { status, json } = await gateway.call(path, {
        ...{
          method: 'POST',
          body: '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
        },
        headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect([status, json]).toMatchObject([400, { fields: { file: 'Falta el archivo' } }]);
    });

    it('is not received for an item of another', async () => {
      const issued = testGateway.media.count(media.ticket.issue);
      const { status } = await uploads.post(`/api/items/${randomUUID()}/photo`, photo);
      expect(status).toBe(404);
      expect(testGateway.media.count(media.ticket.issue)).toBe(issued);
    });

    it('of a menu becomes its logo', async () => {
      const menu = sampleMenu();
      testGateway.menus.on(menus.menu.update, ({ logoUrl = null }) => ({ ...menu, logoUrl }));
      const { status, json } = await uploads.post(`/api/menus/${menu.id}/logo`, photo);
      expect([status, json]).toMatchObject([
        200,
        { logoUrl: expect.stringMatching(/^\/objects\//) },
      ]);
    });
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
