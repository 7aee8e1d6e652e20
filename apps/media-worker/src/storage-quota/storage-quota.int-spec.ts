import { media } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES, planOf } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { sharedTestService, type TestService } from '../../test/test-service';
import { plainImage } from '../images/image.fixtures';
import { ObjectErasure } from '../objects/object-erasure';
import { Retention } from '../retention/retention';

const FREE = planOf('free').storageBytes;
const FULL = { code: 'STORAGE_LIMIT_REACHED' };

describe('the storage of an account', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));
  async function owner(bytes = 0) {
    const somebody = service.owner();
    service.users.sell(somebody.accountId, 'free');
    if (bytes > 0) await image(somebody.accountId, bytes);
    const usage = async () => (await somebody.call(media.storage.usage, {})).usedBytes;
    return { ...somebody, usage };
  }

  async function image(accountId: string | null, bytes: number | null) {
    const id = randomUUID();
    await service.sql(
      `INSERT INTO objects (id, account_id, purpose, status, width, height, bytes)
       VALUES ($1, $2, 'item', 'ready', 1, 1, $3)`,
      [id, accountId, bytes],
    );
    return id;
  }

  it('is answered with the plan and its limit; the system’s images are nobody’s', async () => {
    const { call } = await owner(1_000_000);
    await image(null, 5_000_000);
    expect(await call(media.storage.usage, {})).toEqual({
      plan: 'free',
      usedBytes: 1_000_000,
      limitBytes: FREE,
    });
    await expect(service.visitor(media.storage.usage, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is full at the plan’s limit, refused before a byte is sent, and grows with the plan', async () => {
    const { accountId, issue } = await owner(FREE - 1000);
    await expect(issue({ size: 1001 })).rejects.toMatchObject({
      ...FULL,
      details: { plan: 'free', maxBytes: FREE, freeBytes: 1000 },
    });
    await issue({ size: 1000 });
    await expect(issue({ size: 1 })).rejects.toMatchObject(FULL);
    await expect(issue()).rejects.toMatchObject({ ...FULL, details: { freeBytes: 0 } });
    service.users.sell(accountId, 'inicial');
    await expect(issue()).resolves.toBeDefined();
  });

  it('has room for as many uploads as fit, of twenty asked for at once', async () => {
    const { issue, usage } = await owner(FREE - 5_500_000);
    const asked = await Promise.allSettled(
      Array.from({ length: 20 }, () => issue({ size: 1_000_000 })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const each of asked) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject(FULL);
    }
    expect(await usage()).toBe(FREE - 500_000);
  });

  it('promises what is left to an upload whose size nobody said', async () => {
    const { call, issue, usage } = await owner(FREE - 70_000);
    const ticketId = await issue();
    expect(await call(media.ticket.redeem, { ticketId })).toMatchObject({ maxBytes: 70_000 });
    const empty = await owner();
    await empty.issue();
    expect(await empty.usage()).toBe(MAX_MENU_IMAGE_BYTES);
    expect(await usage()).toBe(FREE);
  });

  it('counts an image’s own bytes once it is one, however often it is confirmed', async () => {
    const { upload, confirm, usage } = await owner();
    const bytes = await plainImage('jpeg');
    const id = await upload(bytes);
    expect(await usage()).toBe(MAX_MENU_IMAGE_BYTES);
    await confirm(id);
    await confirm(id);
    expect(await usage()).toBe(bytes.length);
  });

  it('is given back by what expires, fails, is never confirmed or is erased', async () => {
    const { issue, upload, confirm, usage } = await owner();
    await issue({ size: 1_000_000 });
    const abandoned = await upload(Buffer.from('never confirmed'));
    const bad = await upload(Buffer.from('no picture'));
    await expect(confirm(bad)).rejects.toMatchObject({ code: 'UPLOAD_NOT_AN_IMAGE' });
    expect(await usage()).toBe(1_000_000 + MAX_MENU_IMAGE_BYTES);

    service.clock.advance({ minutes: 10 });
    expect(await usage()).toBe(MAX_MENU_IMAGE_BYTES);
    service.clock.advance({ minutes: 61 });
    await service.app.get(Retention).sweep();
    expect(await service.storage.exists(`uploads/${abandoned}`)).toBe(false);
    expect(await usage()).toBe(0);

    const bytes = await plainImage('jpeg');
    const id = await upload(bytes);
    await confirm(id);
    expect(await usage()).toBe(bytes.length);
    await service.app.get(ObjectErasure).erase([id]);
    expect(await usage()).toBe(0);
  });
});
