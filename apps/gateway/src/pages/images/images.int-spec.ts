import { IMAGE_WIDTHS, SHARE_BYTES, type ImageFormat, type ImageWidth } from '@cartaviva/domain';
import { DiskStorage, originalKey, shareKey, variantKey } from '@cartaviva/object-storage';
import { randomUUID } from 'node:crypto';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('an image', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let storage: DiskStorage;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    storage = new DiskStorage(testGateway.objects);
  });
  afterAll(() => testGateway.close());

  const store = async (widths: readonly ImageWidth[], formats: readonly ImageFormat[]) => {
    const id = randomUUID();
    for (const width of widths) {
      for (const format of formats) {
        await storage.write(variantKey(id, width, format), Buffer.from(`${format} ${width}`));
      }
    }
    return id;
  };
  const get = (path: string, accept = '*/*', headers = {}) =>
    gateway.call(path, { headers: { accept, ...headers } });

  it('comes in the best format that the browser takes, at the width that fills', async () => {
    const id = await store(IMAGE_WIDTHS, ['avif', 'webp', 'jpeg']);
    expect((await get(`/objects/${id}?w=400`, 'image/avif,image/webp,*/*')).text).toBe('avif 640');
    expect((await get(`/objects/${id}?w=320`, 'image/webp,*/*')).text).toBe('webp 320');
    expect((await get(`/objects/${id}`)).text).toBe('jpeg 960');
    expect((await get(`/public-objects/${id}`)).text).toBe('jpeg 960');
  });

  it('is kept for ever when it is exactly what was asked, harmless wherever it is opened', async () => {
    const id = await store([640], ['webp']);
    const { headers } = await get(`/objects/${id}?w=640`, 'image/webp');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
    const known = { 'if-none-match': headers['etag']! };
    const again = await get(`/objects/${id}?w=640`, 'image/webp', known);
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  it('is kept for seconds while what was asked is still being made', async () => {
    const id = await store([320], ['webp', 'jpeg']);
    const { text, headers } = await get(`/objects/${id}?w=1280`, 'image/avif,image/webp');
    expect(text).toBe('webp 320');
    expect(headers['cache-control']).toBe('public, max-age=10');
  });

  it('of a link is one JPEG for everyone, whatever they accept', async () => {
    const id = await store(IMAGE_WIDTHS, ['avif', 'webp', 'jpeg']);
    await storage.write(shareKey(id), Buffer.from('to share'));
    const { text, headers } = await get(`/objects/${id}.jpg`, 'image/avif');
    expect(text).toBe('to share');
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(headers).not.toHaveProperty('vary');
  });

  it('of a link is the largest small JPEG while the right one is in the making', async () => {
    const id = await store([320, 1280], ['jpeg', 'avif']);
    await storage.write(variantKey(id, 640, 'jpeg'), Buffer.alloc(SHARE_BYTES + 1));
    const { text, headers } = await get(`/objects/${id}.jpg`);
    expect(text).toBe('jpeg 320');
    expect(headers['cache-control']).toBe('public, max-age=10');
    expect((await get(`/objects/${randomUUID()}.jpg`)).status).toBe(404);
  });

  it('is not found where there is none, and its original never', async () => {
    const id = randomUUID();
    await storage.write(originalKey(id), Buffer.from('with the place it was taken at'));
    for (const name of [id, 'logo.png', '..%2foriginals%2f' + id, '%2e%2e/originals/' + id]) {
      const { status, json } = await get(`/objects/${name}`);
      expect(status).toBe(404);
      expect(json).toMatchObject({ error: expect.any(String) });
    }
  });
});
