import { media } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { startWorld, ticketOf, type World } from '../../test/world';
import { phonePhoto } from '../pictures/picture.fixtures';
import { Retention } from '../retention/retention';

describe('an upload ticket', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()));
  afterAll(() => world.stop());

  const redeem = (ticketId: string) => world.visitor(media.ticket.redeem, { ticketId });

  it('is an address of this installation that only its owner knows', async () => {
    const { uploadURL } = await world.owner().call(media.ticket.issue, {});
    expect(uploadURL).toMatch(/^https:\/\/cartaviva\.example\/api\/uploads\/[0-9a-f-]{36}$/);
    const ticketId = ticketOf(uploadURL);
    expect(await redeem(ticketId)).toEqual({
      storageKey: `uploads/${ticketId}`,
      maxBytes: 10_485_760,
    });
  });

  it('is for users alone', async () => {
    await expect(world.visitor(media.ticket.issue, {})).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('is used once, also when twenty try at the same moment', async () => {
    const ticketId = await world.owner().issue();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => redeem(ticketId)));

    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(redeem(ticketId)).rejects.toMatchObject({ code: 'UPLOAD_EXPIRED' });
  });

  it('is good for ten minutes', async () => {
    const [inTime, late] = [await world.owner().issue(), await world.owner().issue()];
    world.clock.advance({ minutes: 9, seconds: 50 });
    await redeem(inTime);
    world.clock.advance({ seconds: 11 });
    await expect(redeem(late)).rejects.toMatchObject({ code: 'UPLOAD_EXPIRED' });
  });

  it.each(['never redeemed', 'redeemed, but nothing was sent', 'of somebody else', 'unknown'])(
    'makes no picture when it is %s',
    async (state) => {
      const owner = world.owner();
      const ticketId = {
        'never redeemed': owner.issue,
        'redeemed, but nothing was sent': async () => {
          const id = await owner.issue();
          await redeem(id);
          return id;
        },
        'of somebody else': async () => world.owner().upload(await phonePhoto()),
        unknown: async () => randomUUID(),
      }[state]!;
      await expect(owner.confirm(await ticketId())).rejects.toMatchObject({
        code: 'UPLOAD_EXPIRED',
      });
    },
  );

  it('that nobody confirmed is forgotten after a day, with what was sent', async () => {
    const ticketId = await world.owner().upload(Buffer.from('never confirmed'));
    const fresh = await world.owner().upload(Buffer.from('fresh'));
    const retention = world.app.get(Retention);

    await world.sql(
      `UPDATE upload_tickets SET expires_at = now() - interval '2 days' WHERE id = $1`,
      [ticketId],
    );
    await retention.sweep();

    expect(await world.storage.exists(`uploads/${ticketId}`)).toBe(false);
    expect(await world.storage.exists(`uploads/${fresh}`)).toBe(true);
    expect(await world.sql(`SELECT FROM upload_tickets WHERE id = $1`, [ticketId])).toEqual([]);
  });
});
