import { IMAGE_PATHS_AT_ONCE, media } from '@cartaviva/contracts';
import { originalKey, variantsPrefix } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { sharedTestService, type TestService } from '../../test/test-service';
import { plainImage } from '../images/image.fixtures';
import { GarbageCollector } from './garbage-collector';

describe('an image that nobody shows', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));
  afterEach(() => {
    for (const double of [service.menuImages, service.profileImages]) {
      double.isUnavailable = false;
      double.meanwhile = () => Promise.resolve();
    }
  });

  const sweep = () => service.app.get(GarbageCollector).sweep();
  const image = async () => {
    const owner = service.owner();
    const objectId = await owner.upload(await plainImage('png'));
    const { objectPath } = await owner.confirm(objectId);
    const isThere = async () => {
      const rows = await service.sql(`SELECT FROM objects WHERE id = $1`, [objectId]);
      const bytes = await service.storage.exists(originalKey(objectId));
      expect(bytes).toBe(rows.length === 1);
      return bytes;
    };
    const save = () => owner.call(media.object.require, { objectId });
    return { objectId, objectPath, isThere, save };
  };

  it('goes a day after it was found so, with every byte of it', async () => {
    const { objectId, isThere } = await image();
    await sweep();
    service.clock.advance({ minutes: 24 * 60 - 1 });
    await sweep();
    expect(await isThere()).toBe(true);

    service.clock.advance({ minutes: 2 });
    await sweep();
    expect(await isThere()).toBe(false);
    const variants = () => service.storage.list(variantsPrefix(objectId));
    await eventually(async () => expect(await variants()).toEqual([]));
  });

  it('stays while a menu or a profile shows it, and a day longer', async () => {
    const [itemImage, face] = [await image(), await image()];
    service.menuImages.shown.add(itemImage.objectPath);
    service.profileImages.shown.add(face.objectPath);
    for (let day = 0; day < 3; day += 1) {
      await sweep();
      service.clock.advance({ minutes: 25 * 60 });
    }
    await sweep();
    expect([await itemImage.isThere(), await face.isThere()]).toEqual([true, true]);

    service.menuImages.shown.delete(itemImage.objectPath);
    await sweep();
    expect(await itemImage.isThere()).toBe(true);
    service.clock.advance({ minutes: 25 * 60 });
    await sweep();
    expect([await itemImage.isThere(), await face.isThere()]).toEqual([false, true]);
  });

  it('has a whole day again after it was shown in between', async () => {
    const { objectPath, isThere } = await image();
    await sweep();
    service.menuImages.shown.add(objectPath);
    service.clock.advance({ minutes: 25 * 60 });
    await sweep();
    service.menuImages.shown.delete(objectPath);
    await sweep();
    expect(await isThere()).toBe(true);
  });

  it('is found among however many others', async () => {
    await service.sql(
      `INSERT INTO objects (id, account_id, purpose)
       SELECT gen_random_uuid(), gen_random_uuid(), 'item' FROM generate_series(1, $1)`,
      [2 * IMAGE_PATHS_AT_ONCE + 1],
    );
    await sweep();
    const [left] = await service.sql(
      `SELECT count(*)::int AS unseen FROM objects
        WHERE account_id IS NOT NULL AND unreferenced_since IS NULL`,
    );
    expect(left).toEqual({
      unseen: service.menuImages.shown.size + service.profileImages.shown.size,
    });
    await service.sql(`DELETE FROM objects WHERE status = 'pending'`);
  });

  it.each(['menuImages', 'profileImages'] as const)(
    'stays while %s cannot be asked',
    async (who) => {
      const { isThere } = await image();
      await sweep();
      service.clock.advance({ minutes: 25 * 60 });

      service[who].isUnavailable = true;
      await expect(sweep()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      expect(await isThere()).toBe(true);
    },
  );

  it('stays when it is saved while the sweep looks', async () => {
    const { isThere, save } = await image();
    await sweep();
    service.clock.advance({ minutes: 25 * 60 });
    service.menuImages.meanwhile = async () => void (await save());

    await sweep();
    expect(await isThere()).toBe(true);
  });

  it('cannot be saved any more once it is gone', async () => {
    const { save } = await image();
    await sweep();
    service.clock.advance({ minutes: 25 * 60 });
    await sweep();
    await expect(save()).rejects.toMatchObject({ code: 'OBJECT_NOT_FOUND' });
  });
});
