import { DomainError, media, menus } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sampleMenu } from '../../../test/samples';
import { TestGateway } from '../../../test/test-gateway';
import { Uploads } from '../../../test/uploads';

describe('an image in one call', () => {
  let testGateway: TestGateway;
  let uploads: Uploads;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    uploads = await Uploads.at(testGateway, await testGateway.newGateway());
  });
  afterAll(() => testGateway.close());

  it.each(['application/octet-stream', '', 'text/plain', 'image/jpg'])(
    'is accepted whatever type its part declares: %j',
    async (type) => {
      const objectPath = `/objects/${randomUUID()}`;
      testGateway.media.on(media.object.confirm, () => ({ objectPath }));
      testGateway.menus.on(menus.menu.update, ({ logoUrl = null }) => ({
        ...sampleMenu(),
        logoUrl,
      }));
      const path = `/api/menus/${randomUUID()}/logo`;
      const { status, json } = await uploads.post(path, Buffer.from('photo'), { type });
      expect([status, json]).toMatchObject([200, { logoUrl: objectPath }]);
    },
  );

  it('asks for the room of its form, and for no more than an image may take', async () => {
    const sizes: (number | undefined)[] = [];
    testGateway.media.on(media.ticket.issue, ({ size }) => {
      sizes.push(size);
      throw new DomainError('STORAGE_LIMIT_REACHED', { plan: 'free', maxBytes: 9, freeBytes: 7 });
    });
    testGateway.menus.on(menus.menu.update, () => sampleMenu());
    for (const bytes of [100, MAX_MENU_IMAGE_BYTES]) {
      const path = `/api/menus/${randomUUID()}/logo`;
      expect((await uploads.post(path, Buffer.alloc(bytes))).status).toBe(402);
    }
    expect(sizes[0]).toBeGreaterThan(100);
    expect(sizes[0]).toBeLessThan(500);
    expect(sizes[1]).toBe(MAX_MENU_IMAGE_BYTES);
  });
});

describe('an image at the address of its ticket', () => {
  let testGateway: TestGateway;
  let uploads: Uploads;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    uploads = await Uploads.at(testGateway, await testGateway.newGateway());
  });
  afterAll(() => testGateway.close());

  it.each(['application/json', 'text/html', 'application/octet-stream', 'image/jpg', ''])(
    'is accepted whatever type the request declares: %j',
    async (type) => {
      const { path, id } = await uploads.ticket();
      expect((await uploads.put(path, Buffer.from('{photo'), type)).status).toBe(200);
      expect(readFileSync(uploads.stored(id), 'utf8')).toBe('{photo');
    },
  );

  it('is refused as a form, and its ticket stays valid', async () => {
    const { path } = await uploads.ticket();
    const { status, json } = await uploads.put(
      path,
      Buffer.from('x'),
      'multipart/form-data; boundary=x',
    );
    expect([status, json]).toMatchObject([415, { error: expect.any(String) }]);
    expect((await uploads.put(path, Buffer.from('photo'))).status).toBe(200);
  });
});
