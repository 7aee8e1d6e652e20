import { billing, DomainError, identity, media, menus } from '@cartaviva/contracts';
import { DiskStorage, originalKey } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { randomBytes, randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { TestGateway, type Gateway } from '../../../test/test-gateway';
import { unzip } from '../../../test/unzip';

const MEGABYTE = 1024 * 1024;
/** Size in megabytes that exceeds the socket buffers of a connection nobody reads from, even on large machines. */
const NEVER_TAKEN_IN = 100;

describe('the download of all that is mine', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let other: Gateway;
  let storage: DiskStorage;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    [gateway, other] = await Promise.all([testGateway.newGateway(), testGateway.newGateway()]);
    storage = new DiskStorage(testGateway.objects);
    testGateway.identity.on(identity.account.export, (_, { userId }) => ({ user: { id: userId } }));
    testGateway.menus.on(menus.account.export, () => ({ menus: [{ name: 'Almuerzo con ñ' }] }));
    testGateway.billing.on(billing.account.export, () => ({ subscriptions: [] }));
    testGateway.media.on(media.account.objects, () => ({ objectIds: [] }));
  });
  afterAll(() => testGateway.close());

  const download = (cookie: string, at = gateway) =>
    at.call('/api/account/export', { headers: { cookie } });

  const images = (objectIds: string[]) =>
    testGateway.media.on(media.account.objects, () => ({ objectIds }));

  const begin = (cookie: string) => eventually(() => beginOnce(cookie));
  const beginOnce = (cookie: string) =>
    new Promise<{ leave: () => void }>((resolve, reject) => {
      const request = get(`${gateway.url}/api/account/export`, { headers: { cookie } });
      request.on('error', reject);
      request.on('response', (response) => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`));
        response.once('readable', () => resolve({ leave: () => void request.destroy() }));
      });
    });

  it('is one file with what every service holds and the images as they were', async () => {
    const { cookie, user } = await testGateway.signIn(gateway);
    const canvas = sharp({ create: { width: 4, height: 4, channels: 3, background: '#c33' } });
    const [jpeg, webp] = [await canvas.jpeg().toBuffer(), await canvas.webp().toBuffer()];
    const [first, second, gone] = [randomUUID(), randomUUID(), randomUUID()];
    await storage.write(originalKey(first), jpeg);
    await storage.write(originalKey(second), webp);
    images([first, gone, second]);
    const { status, headers, bytes } = await download(cookie);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="cartaviva-mis-datos.zip"',
      'cache-control': 'no-store',
    });
    const files = unzip(bytes);
    const json = (name: string) => JSON.parse(String(files.get(name))) as unknown;
    expect(json('cuenta.json')).toEqual({ user: { id: user.id } });
    expect(json('menus.json')).toEqual({ menus: [{ name: 'Almuerzo con ñ' }] });
    expect(json('suscripciones.json')).toEqual({ subscriptions: [] });
    expect(files.get(`imagenes/${first}.jpg`)).toEqual(jpeg);
    expect(files.get(`imagenes/${second}.webp`)).toEqual(webp);
    expect(files.size).toBe(5);
  });

  it('of a hundred megabytes passes through without gathering in memory', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    const ids = Array.from({ length: 10 }, () => randomUUID() as string);
    const noise = randomBytes(MEGABYTE);
    for (const id of ids) {
      await storage.write(originalKey(id), Readable.from(Array<Buffer>(10).fill(noise)));
    }
    images(ids);
    const before = process.memoryUsage.rss();
    const { leave } = await begin(cookie);
    await eventually(async () => expect((await download(cookie)).status).toBe(429));
    expect(process.memoryUsage.rss() - before).toBeLessThan(50 * MEGABYTE);
    leave();
    const whole = await eventually(async () => {
      const answer = await download(cookie);
      expect(answer.status).toBe(200);
      return answer;
    });
    expect(whole.bytes.length).toBeGreaterThan(100 * MEGABYTE);
  });

  it('is made once at a time for each, on whichever gateway', async () => {
    const [ana, carmen] = [await testGateway.signIn(gateway), await testGateway.signIn(gateway)];
    const id = randomUUID();
    await storage.write(
      originalKey(id),
      Readable.from(Array<Buffer>(NEVER_TAKEN_IN).fill(randomBytes(MEGABYTE))),
    );
    images([id]);
    const { leave } = await begin(ana.cookie);
    images([]);
    const second = await download(ana.cookie, other);
    expect([second.status, second.headers['retry-after']]).toEqual([429, '30']);
    expect((await download(carmen.cookie, other)).status).toBe(200);
    leave();
    await eventually(async () => expect((await download(ana.cookie, other)).status).toBe(200));
  });

  it('does not begin while a part of it is unavailable, and may be asked for again', async () => {
    const { cookie } = await testGateway.signIn(gateway);
    images([]);
    testGateway.billing.on(billing.account.export, () => {
      throw new DomainError('UNAVAILABLE');
    });
    expect((await download(cookie)).status).toBe(503);
    testGateway.billing.on(billing.account.export, () => ({ subscriptions: [] }));
    await eventually(async () => expect((await download(cookie)).status).toBe(200));
  });
});
