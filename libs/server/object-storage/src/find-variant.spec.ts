import type { ImageFormat, ImageWidth } from '@cartaviva/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskStorage } from './disk-storage';
import { findVariant } from './find-variant';
import { variantKey } from './object-keys';

describe('the best variant of an image', () => {
  const id = '0b0e6c3e-2a52-4b0f-9a3a-7f3f8e9d1c11';
  let folder: string;
  let storage: DiskStorage;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'variants-'));
    storage = new DiskStorage(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const given = async (...variants: [ImageWidth, ImageFormat][]) => {
    for (const [width, format] of variants) {
      await storage.write(variantKey(id, width, format), Buffer.from('x'));
    }
  };
  const find = (width: ImageWidth, ...formats: ImageFormat[]) =>
    findVariant(storage, id, width, formats);

  it('is the asked width in the first format', async () => {
    await given([640, 'avif'], [640, 'webp'], [320, 'avif']);
    expect(await find(640, 'avif', 'webp', 'jpeg')).toEqual({
      key: `variants/${id}/640.avif`,
      format: 'avif',
      isExact: true,
    });
  });

  it('else the asked width in the next format', async () => {
    await given([640, 'jpeg'], [320, 'avif']);
    const found = await find(640, 'avif', 'webp', 'jpeg');
    expect(found).toMatchObject({ key: variantKey(id, 640, 'jpeg'), isExact: false });
  });

  it('else the nearest width, rather larger than smaller', async () => {
    await given([320, 'jpeg'], [960, 'jpeg'], [1280, 'jpeg']);
    expect(await find(640, 'avif', 'jpeg')).toMatchObject({
      key: variantKey(id, 960, 'jpeg'),
      isExact: false,
    });
  });

  it('is never of a format that was not asked for', async () => {
    await given([640, 'avif']);
    expect(await find(640, 'webp', 'jpeg')).toBeUndefined();
  });
});
