import { media } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { sharedTestService, ticketOf, type TestService } from '../../test/test-service';
import { phoneImage } from '../images/image.fixtures';
import { Retention } from '../retention/retention';

describe('an upload ticket', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  type Owner = ReturnType<TestService['owner']>;
  const redeem = (owner: Owner, ticketId: string) => owner.call(media.ticket.redeem, { ticketId });
  const expired = { code: 'UPLOAD_EXPIRED' };

  it('is an address of this installation that only its owner knows', async () => {
    const owner = service.owner();
    const { uploadURL } = await owner.call(media.ticket.issue, {});
    expect(uploadURL).toMatch(/^https:\/\/cartaviva\.example\/api\/uploads\/[0-9a-f-]{36}$/);
    const ticketId = ticketOf(uploadURL);
    expect(await redeem(owner, ticketId)).toEqual({
      storageKey: `uploads/${ticketId}`,
      maxBytes: 10_485_760,
    });
  });

  it('is for users alone', async () => {
    await expect(service.visitor(media.ticket.issue, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('takes bytes again, whose first answer was lost, until an image was made of them', async () => {
    const owner = service.owner();
    const ticketId = await owner.issue();
    const image = await phoneImage();
    await Promise.all(Array.from({ length: 20 }, () => redeem(owner, ticketId)));
    await service.storage.write(`uploads/${ticketId}`, image);
    await redeem(owner, ticketId);
    await service.storage.write(`uploads/${ticketId}`, image);
    await owner.confirm(ticketId);
    await expect(redeem(owner, ticketId)).rejects.toMatchObject(expired);
  });

  it('makes its image of what was sent before, not of what came while it was made', async () => {
    const owner = service.owner();
    const ticketId = await owner.upload(await phoneImage());
    await owner.confirm(ticketId);
    const original = await service.storage.readBytes(`originals/${ticketId}`);
    await service.storage.write(`uploads/${ticketId}`, Buffer.from('late'));
    await owner.confirm(ticketId);
    expect(await service.storage.readBytes(`originals/${ticketId}`)).toEqual(original);
    expect(await service.storage.exists(`uploads/${ticketId}`)).toBe(false);
  });

  it('is used by its owner alone, and stays good when somebody else tries', async () => {
    const owner = service.owner();
    const ticketId = await owner.issue();
    await expect(redeem(service.owner(), ticketId)).rejects.toMatchObject(expired);
    await redeem(owner, ticketId);
  });

  it('is good for what it was asked for, and nothing else', async () => {
    const owner = service.owner();
    const face = await owner.issue({ purpose: 'profile' });
    expect(await redeem(owner, face)).toMatchObject({ maxBytes: 5_242_880 });
    await expect(owner.confirm(face, 'item')).rejects.toMatchObject(expired);

    const item = await owner.issue({ purpose: 'item', size: 70_000, type: 'image/png' });
    expect(await redeem(owner, item)).toMatchObject({ maxBytes: 70_000 });
  });

  it.each([{ size: 10_485_761 }, { size: 0 }, { type: 'image/svg+xml' }, { purpose: 'ad' }])(
    'is not issued for %j',
    async (wishes) => {
      const asked = service.owner().call(media.ticket.issue, wishes as object);
      await expect(asked).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it('is good for ten minutes', async () => {
    const owner = service.owner();
    const [inTime, late] = [await owner.issue(), await owner.issue()];
    service.clock.advance({ minutes: 9, seconds: 50 });
    await redeem(owner, inTime);
    service.clock.advance({ seconds: 11 });
    await expect(redeem(owner, late)).rejects.toMatchObject(expired);
  });

  it.each(['never redeemed', 'redeemed, but nothing was sent', 'of somebody else', 'unknown'])(
    'makes no image when it is %s',
    async (state) => {
      const owner = service.owner();
      const ticketId = {
        'never redeemed': () => owner.issue(),
        'redeemed, but nothing was sent': async () => {
          const id = await owner.issue();
          await redeem(owner, id);
          return id;
        },
        'of somebody else': async () => service.owner().upload(await phoneImage()),
        unknown: async () => randomUUID(),
      }[state]!;
      await expect(owner.confirm(await ticketId())).rejects.toMatchObject({
        code: 'UPLOAD_EXPIRED',
      });
    },
  );

  it('that nobody confirmed is forgotten after a day, with what was sent', async () => {
    const ticketId = await service.owner().upload(Buffer.from('never confirmed'));
    const fresh = await service.owner().upload(Buffer.from('fresh'));
    const retention = service.app.get(Retention);

    await service.sql(
      `UPDATE upload_tickets SET expires_at = now() - interval '2 days' WHERE id = $1`,
      [ticketId],
    );
    await retention.sweep();

    expect(await service.storage.exists(`uploads/${ticketId}`)).toBe(false);
    expect(await service.storage.exists(`uploads/${fresh}`)).toBe(true);
    expect(await service.sql(`SELECT FROM upload_tickets WHERE id = $1`, [ticketId])).toEqual([]);
  });
});
