import { media } from '@cartaviva/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@cartaviva/domain';
import { HOUSE_PICTURES, housePictureId } from '@cartaviva/menu-templates';
import { shareKey, variantKey, variantsPrefix } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { startWorld, type World } from '../../test/world';
import { Collector } from '../collection/collector';
import { HousePictures } from './house-pictures';
import { originalIn } from './original-in';

const [first, second] = HOUSE_PICTURES;

describe('a picture of the house', () => {
  let world: World;
  const id = housePictureId(first);
  const variants = async () => (await world.storage.list(variantsPrefix(id))).sort();
  const every = IMAGE_WIDTHS.flatMap((width) =>
    IMAGE_FORMATS.map((format) => variantKey(id, width, format)),
  );

  beforeAll(async () => {
    world = await startWorld();
    await mkdir(world.housePicturesFolder, { recursive: true });
    const create = { width: 1280, height: 960, channels: 3 as const, background: '#0b7a55' };
    await sharp({ create }).webp().toFile(originalIn(world.housePicturesFolder, first));
    const replica = await world.worker();
    await Promise.all([world.app, replica].map((app) => app.get(HousePictures).hang()));
    await eventually(async () => expect(await variants()).toEqual([...every, shareKey(id)].sort()));
    await replica.close();
  }, 60_000);
  afterAll(() => world.stop());

  it('is hung by itself, in every size and format, once for all replicas', async () => {
    const rows = await world.sql(`SELECT id, owner_id, status, width FROM objects`);
    expect(rows).toEqual([{ id, owner_id: null, status: 'ready', width: 1280 }]);
  });

  it('is not made again when it hangs', async () => {
    await world.storage.write(variantKey(id, 320, 'jpeg'), Buffer.from('as it was'));
    const restarted = await world.worker();
    await restarted.get(HousePictures).hang();
    expect(String(await world.storage.readBytes(variantKey(id, 320, 'jpeg')))).toBe('as it was');
    await restarted.close();
  });

  it('may be shown by every owner; one that was not drawn yet by none', async () => {
    const facts = { placeholder: expect.any(String), width: 1280, height: 960 };
    for (const owner of [world.owner(), world.owner()]) {
      expect(await owner.call(media.object.require, { objectId: id })).toEqual(facts);
      const missing = owner.call(media.object.require, { objectId: housePictureId(second) });
      await expect(missing).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
    }
  });

  it('is never collected, though nobody shows it', async () => {
    const collector = world.app.get(Collector);
    await collector.sweep();
    world.clock.advance({ days: 3 });
    await collector.sweep();
    expect(await variants()).toHaveLength(every.length + 1);
    const [row] = await world.sql(`SELECT status, unreferenced_since FROM objects`);
    expect(row).toEqual({ status: 'ready', unreferenced_since: null });
  });
});
