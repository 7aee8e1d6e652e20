import { identityEvents, media } from '@cartaviva/contracts';
import { originalKey, uploadKey, variantsPrefix } from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { sharedTestService, type TestService } from '../../test/test-service';
import { plainImage } from '../images/image.fixtures';

describe('the images of an account', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  async function withImages(count: number) {
    const owner = service.owner();
    const ids: string[] = [];
    for (let image = 0; image < count; image += 1) {
      const id = await owner.upload(await plainImage('png'));
      await owner.confirm(id);
      ids.push(id);
    }
    return { ...owner, ids };
  }

  it('are listed for their owner alone', async () => {
    const [ana, eva] = await Promise.all([withImages(2), withImages(1)]);
    // A file that is not an image cannot be downloaded.
    const noImage = await ana.upload(Buffer.from('no picture'));
    await expect(ana.confirm(noImage)).rejects.toMatchObject({ code: 'UPLOAD_NOT_AN_IMAGE' });
    expect((await ana.call(media.account.objects, {})).objectIds).toEqual(ana.ids);
    expect((await eva.call(media.account.objects, {})).objectIds).toEqual(eva.ids);
  });

  it('go with it, files and rows, forgotten uploads and webhooks, and nobody else’s do', async () => {
    const [gone, stays] = await Promise.all([withImages(2), withImages(1)]);
    const forgotten = await gone.upload(await plainImage('png'));
    const { accountId } = gone;
    const wanted = { url: 'http://127.0.0.1:9/aviso', events: ['menu.updated' as const] };
    for (const owner of [gone, stays]) await owner.call(media.webhook.create, wanted);

    await service.emit(
      identityEvents.accountErased,
      { accountId, userId: gone.userId },
      { times: 2 },
    );

    const rows = () =>
      service.sql(`SELECT id FROM upload_tickets WHERE account_id = $1`, [accountId]);
    await eventually(async () => expect(await rows()).toEqual([]));
    expect((await gone.call(media.account.objects, {})).objectIds).toEqual([]);
    expect(await service.storage.exists(uploadKey(forgotten))).toBe(false);
    for (const id of gone.ids) {
      expect(await service.storage.exists(originalKey(id))).toBe(false);
      const variants = () => service.storage.list(variantsPrefix(id));
      await eventually(async () => expect(await variants()).toEqual([]));
    }
    await eventually(async () => expect(await gone.call(media.webhook.list, {})).toEqual([]));
    expect(await stays.call(media.webhook.list, {})).toHaveLength(1);
    const [stored = ''] = stays.ids;
    expect(await service.storage.exists(originalKey(stored))).toBe(true);
    expect((await stays.call(media.account.objects, {})).objectIds).toEqual(stays.ids);
  });

  it('stay as long as a profile of somebody else shows them', async () => {
    const owner = service.owner();
    const upload = async () => {
      const id = await owner.upload(await plainImage('png'));
      await owner.confirm(id, 'profile');
      return id;
    };
    const [shown, own] = [await upload(), await upload()];
    service.profileImages.shown.add(`/objects/${shown}`);
    const { accountId, userId } = owner;
    await service.emit(identityEvents.accountErased, { accountId, userId });
    await eventually(async () =>
      expect(await service.storage.exists(originalKey(own))).toBe(false),
    );
    expect((await owner.call(media.account.objects, {})).objectIds).toEqual([shown]);
  });
});
