import { DomainError, media } from '@cartaviva/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@cartaviva/domain';
import {
  originalKey,
  shareKey,
  uploadKey,
  variantKey,
  variantsPrefix,
} from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { randomBytes, randomUUID } from 'node:crypto';
import { register } from 'prom-client';
import sharp from 'sharp';
import { sharedTestService, type TestService } from '../../test/test-service';
import { phoneImage, plainImage, REFUSED_IMAGES } from '../images/image.fixtures';

describe('an image', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const variants = async (id: string) => (await service.storage.list(variantsPrefix(id))).sort();
  const rowOf = async (id: string) => {
    const [row] = await service.sql<Record<string, unknown>>(
      `SELECT account_id, purpose, status, width, height, failure FROM objects WHERE id = $1`,
      [id],
    );
    return row;
  };

  const counted = async (step: string, outcome: string) => {
    const { values } = await register.getSingleMetric('images_total')!.get();
    return values
      .filter(({ labels }) => labels['step'] === step && labels['outcome'] === outcome)
      .reduce((sum, { value }) => sum + value, 0);
  };

  it('can be shown as soon as it is confirmed, and soon in every size and format', async () => {
    const owner = service.owner();
    const id = await owner.upload(await phoneImage(2400, 1800));

    expect(await owner.confirm(id, 'logo')).toEqual({ objectPath: `/objects/${id}` });

    expect(await service.storage.exists(variantKey(id, 640, 'jpeg'))).toBe(true);
    expect(await rowOf(id)).toEqual({
      account_id: owner.accountId,
      purpose: 'logo',
      status: 'ready',
      width: 1800,
      height: 2400,
      failure: null,
    });
    const all = IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map((format) => variantKey(id, width, format)),
    );
    const known = [...all, shareKey(id)].sort();
    await eventually(async () => expect(await variants(id)).toEqual(known));
    for (const key of all) {
      const bytes = (await service.storage.readBytes(key))!;
      const { width, height, exif, xmp } = await sharp(bytes).metadata();
      expect(height).toBe(Math.round((width * 4) / 3));
      expect({ exif, xmp }).toEqual({});
    }
    expect(String(await service.storage.readBytes(originalKey(id)))).toContain('CartaPhone');
  });

  it('is made once there is room again when the disk was full, and was never blamed', async () => {
    const owner = service.owner();
    const id = await owner.upload(await phoneImage());
    const full = new DomainError('STORAGE_FULL');
    jest.spyOn(service.storage, 'write').mockRejectedValueOnce(full);
    await eventually(() => owner.confirm(id));
    expect(await rowOf(id)).toMatchObject({ status: 'ready', failure: null });
    expect(await service.storage.exists(originalKey(id))).toBe(true);
  });

  it.each(Object.entries(REFUSED_IMAGES))('is refused: %s', async (_, [code, made]) => {
    const owner = service.owner();
    const id = await owner.upload(await made());

    const refusal = await owner.confirm(id).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code });
    await expect(owner.confirm(id)).rejects.toEqual(refusal);

    expect(await variants(id)).toEqual([]);
    expect(await service.storage.exists(originalKey(id))).toBe(false);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: code });
  });

  it('names the format of a refused iPhone photo', async () => {
    const owner = service.owner();
    const id = await owner.upload(await REFUSED_IMAGES['an iPhone photo (HEIC)']![1]());
    await expect(owner.confirm(id)).rejects.toMatchObject({ details: { format: 'HEIC' } });
  });

  it('of a profile may have 5 MB, of an item 10 MB', async () => {
    const large = Buffer.concat([await plainImage('jpeg'), randomBytes(5_300_000)]);
    const owner = service.owner();

    const profile = await owner.upload(large);
    await expect(owner.confirm(profile, 'profile')).rejects.toMatchObject({
      code: 'UPLOAD_TOO_LARGE',
      details: { maxBytes: 5_242_880 },
    });
    expect(await service.storage.exists(uploadKey(profile))).toBe(false);
    await owner.confirm(await owner.upload(large), 'item');
    await expect(owner.upload(randomBytes(10_485_761))).rejects.toMatchObject({
      code: 'UPLOAD_TOO_LARGE',
    });
  });

  it('is one image, however often and at once it is confirmed', async () => {
    const owner = service.owner();
    const id = await owner.upload(await phoneImage());

    const answers = await Promise.all([1, 2, 3].map(() => owner.confirm(id)));
    answers.push(await owner.confirm(id));

    expect(new Set(answers.map(({ objectPath }) => objectPath))).toEqual(
      new Set([`/objects/${id}`]),
    );
    await expect(owner.confirm(id, 'profile')).rejects.toMatchObject({ code: 'UPLOAD_EXPIRED' });
  });

  it('waits for those under way alone, however many of another owner wait', async () => {
    const [many, one] = [service.owner(), service.owner()];
    const image = await phoneImage();
    const theirs = await Promise.all(Array.from({ length: 16 }, () => many.upload(image)));
    const id = await one.upload(image);
    const count = async (condition: string) => {
      const query = `SELECT count(*)::int FROM objects WHERE account_id = $1 AND ${condition}`;
      const [row] = await service.sql<{ count: number }>(query, [many.accountId]);
      return row!.count;
    };
    const confirming = Promise.allSettled(theirs.map((each) => many.confirm(each)));
    await eventually(async () => expect(await count(`status = 'pending'`)).toBe(16));
    await one.confirm(id);
    expect(await count(`status = 'pending'`)).toBeGreaterThan(8);
    await confirming;
    await eventually(() => Promise.all(theirs.map((each) => many.confirm(each))));
    await eventually(async () => expect(await variants(id)).toContain(shareKey(id)));
    const unfinished = await count('NOT is_derived');
    expect(unfinished).toBeGreaterThan(8);
    await eventually(async () => expect(await count('NOT is_derived')).toBeLessThan(unfinished));
  });

  it('that no worker can make is a failed job, and one event says so', async () => {
    jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const owner = service.owner();
    const id = await owner.upload(await phoneImage());
    await owner.confirm(id);
    await eventually(async () => expect(await variants(id)).toContain(shareKey(id)));
    await service.storage.delete(originalKey(id));

    for (const jobId of ['again', 'and-again']) {
      await service.queues.images.add('derive', { objectId: id }, { jobId });
      await eventually(async () => {
        expect(await (await service.queues.images.getJob(jobId))?.getState()).toBe('failed');
        expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'INTERNAL' });
      });
    }
    // Redis registers the failure of a job before its worker counts it.
    await eventually(async () => expect(await counted('derive', 'failed')).toBe(2));
    expect(await counted('preview', 'made')).toBeGreaterThan(0);
    const emitted = await service.sql<{ payload: object }>(
      `SELECT payload FROM outbox WHERE name = 'media.picture-failed'`,
    );
    expect(emitted).toEqual([{ payload: { objectId: id, accountId: owner.accountId } }]);
  });

  it('that was erased meanwhile is dropped, and nothing fails', async () => {
    const job = await service.queues.images.add('derive', { objectId: randomUUID() });
    const readOutcome = async () =>
      (await service.queues.images.getJob(job.id!))?.returnvalue as unknown;
    await eventually(async () => expect(await readOutcome()).toBe('dropped'));
  });

  it('is its owner’s: to anybody else it is as if there were none', async () => {
    const owner = service.owner();
    const id = await owner.upload(await phoneImage());
    await owner.confirm(id);

    expect(await owner.call(media.object.require, { objectId: id })).toEqual({
      placeholder: expect.stringMatching(/^[A-Za-z0-9+/]{20,40}={0,2}$/),
      width: 1200,
      height: 1600,
    });
    for (const objectId of [id, randomUUID()]) {
      await expect(service.owner().call(media.object.require, { objectId })).rejects.toMatchObject({
        code: 'OBJECT_NOT_FOUND',
      });
    }
  });
});
