import { identityEvents, media } from '@cartaviva/contracts';
import { originalKey, uploadKey, variantsPrefix } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { startWorld, type World } from '../../test/world';
import { plainPicture } from '../pictures/picture.fixtures';

describe('the pictures of an account', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()));
  afterAll(() => world.stop());

  async function withPictures(count: number) {
    const owner = world.owner();
    const ids: string[] = [];
    for (let picture = 0; picture < count; picture += 1) {
      const id = await owner.upload(await plainPicture('png'));
      await owner.confirm(id);
      ids.push(id);
    }
    return { ...owner, ids };
  }

  it('are listed for their owner alone', async () => {
    const [ana, eva] = await Promise.all([withPictures(2), withPictures(1)]);
    expect((await ana.call(media.account.objects, {})).objectIds).toEqual(ana.ids);
    expect((await eva.call(media.account.objects, {})).objectIds).toEqual(eva.ids);
  });

  it('go with it, files and rows and forgotten uploads, and nobody else’s do', async () => {
    const [gone, stays] = await Promise.all([withPictures(2), withPictures(1)]);
    const forgotten = await gone.upload(await plainPicture('png'));
    const { userId } = gone;

    await world.tell(identityEvents.accountErased, { userId }, { times: 2 });

    const rows = () => world.sql(`SELECT id FROM upload_tickets WHERE user_id = $1`, [userId]);
    await eventually(async () => expect(await rows()).toEqual([]));
    expect((await gone.call(media.account.objects, {})).objectIds).toEqual([]);
    expect(await world.storage.exists(uploadKey(forgotten))).toBe(false);
    for (const id of gone.ids) {
      expect(await world.storage.exists(originalKey(id))).toBe(false);
      const variants = () => world.storage.list(variantsPrefix(id));
      await eventually(async () => expect(await variants()).toEqual([]));
    }
    const [kept = ''] = stays.ids;
    expect(await world.storage.exists(originalKey(kept))).toBe(true);
    expect((await stays.call(media.account.objects, {})).objectIds).toEqual(stays.ids);
  });
});
