import { media } from '@cartaviva/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@cartaviva/domain';
import { TEMPLATE_IMAGES, templateImageId } from '@cartaviva/menu-templates';
import { originalKey, shareKey, variantKey, variantsPrefix } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import sharp from 'sharp';
import { startTestService, type TestService } from '../../test/test-service';
import { GarbageCollector } from '../garbage-collection/garbage-collector';
import { TemplateImages } from './template-images';
import { PreparedImages } from './prepared-images';

const [first, second] = TEMPLATE_IMAGES;

describe('an image of the system', () => {
  let service: TestService;
  let drawn: Buffer;
  const id = templateImageId(first);
  const variants = async () => (await service.storage.list(variantsPrefix(id))).sort();
  const rowsOf = (columns: string) =>
    service.sql(`SELECT ${columns} FROM objects WHERE id = $1`, [id]);
  const restart = async () => {
    const restarted = await service.worker();
    await restarted.get(TemplateImages).storeAll();
    await restarted.close();
  };
  const every = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => variantKey(id, width, format)),
  );

  beforeAll(async () => {
    service = await startTestService();
    const create = { width: 1280, height: 960, channels: 3 as const, background: '#0b7a55' };
    drawn = await sharp({ create }).webp().toBuffer();
    await new PreparedImages(service.templateImagesFolder).prepare(first, drawn);
    const replica = await service.worker();
    await Promise.all([service.app, replica].map((app) => app.get(TemplateImages).storeAll()));
    await replica.close();
  });
  afterAll(() => service.stop());

  it('is hung by itself, in every size and format, once for all replicas', async () => {
    expect(await rowsOf('account_id, status, width')).toEqual([
      { account_id: null, status: 'ready', width: 1280 },
    ]);
    expect(await variants()).toEqual([...every, shareKey(id)].sort());
    expect(await service.storage.readBytes(originalKey(id))).toEqual(drawn);
  });

  it('is what the image workers would make of it, without their work', async () => {
    const owner = service.owner();
    expect(await service.queues.images.getJobs()).toEqual([]);
    const uploaded = await owner.upload(drawn);
    await owner.confirm(uploaded);
    await eventually(async () =>
      expect(await service.storage.exists(shareKey(uploaded))).toBe(true),
    );
    for (const key of await variants()) {
      const made = await service.storage.readBytes(key.replace(id, uploaded));
      expect(await service.storage.readBytes(key)).toEqual(made);
    }
  });

  it('is not made again when it hangs', async () => {
    const key = variantKey(id, 320, 'jpeg');
    const made = await service.storage.readBytes(key);
    await service.storage.write(key, Buffer.from('as it was'));
    await restart();
    expect(String(await service.storage.readBytes(key))).toBe('as it was');
    await service.storage.write(key, Buffer.from(made!));
  });

  it.each([
    ['its row says that it is still being made', `UPDATE objects SET status = 'pending'`],
    ['its row is gone', `DELETE FROM objects`],
  ])('is hung again when %s', async (_, spoil) => {
    await service.sql(`${spoil} WHERE id = $1`, [id]);
    await restart();
    expect(await rowsOf('status, width')).toEqual([{ status: 'ready', width: 1280 }]);
  });

  it('may be shown by every owner; one that was not drawn yet by none', async () => {
    const facts = { placeholder: expect.any(String), width: 1280, height: 960 };
    for (const owner of [service.owner(), service.owner()]) {
      expect(await owner.call(media.object.require, { objectId: id })).toEqual(facts);
      const missing = owner.call(media.object.require, { objectId: templateImageId(second) });
      await expect(missing).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
    }
  });

  it('is never collected, though nobody shows it', async () => {
    const garbageCollector = service.app.get(GarbageCollector);
    await garbageCollector.sweep();
    service.clock.advance({ days: 3 });
    await garbageCollector.sweep();
    expect(await variants()).toHaveLength(every.length + 1);
    expect(await rowsOf('status, unreferenced_since')).toEqual([
      { status: 'ready', unreferenced_since: null },
    ]);
  });
});
