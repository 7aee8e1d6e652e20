import { identity, type SendNoticeRequest } from '@cartaviva/contracts';
import { earliestEffectiveDay } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { newcomer } from '../../test/people';
import { sharedTestService, type TestService } from '../../test/test-service';
import { NoticeDelivery } from './notice-delivery';

const TEXT = 'Inicial pasa de US$9 a US$10 al mes. Los demás planes no cambian.';

describe('a notice to all owners', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await sharedTestService();
  });

  const admin = async () => {
    const { user } = await service.verified();
    await service.sql(`UPDATE users SET role = 'admin' WHERE id = $1`, [user.id]);
    return service.asUser(user.id, 'admin');
  };
  const notice = (changes: Partial<SendNoticeRequest> = {}): SendNoticeRequest => {
    const effectiveOn = earliestEffectiveDay('prices', service.clock.now());
    return { kind: 'prices', effectiveOn, text: TEXT, ...changes };
  };
  const deliver = () =>
    Promise.all(service.everywhere(NoticeDelivery).map((delivery) => delivery.sweep()));
  const mailsTo = async (email: string) =>
    (await service.mailsTo(email)).filter(({ template }) => template === 'owner-notice');

  it('reaches each of them once, and says how far it is', async () => {
    const call = await admin();
    const [ana, luis] = [await service.verified(), await service.verified()];
    const unproved = newcomer();
    await service.register(unproved);
    const { recipients } = await call(identity.notice.audience, {});
    const request = { ...notice(), newId: randomUUID() };
    const [taken, again] = [
      await call(identity.notice.send, request),
      await call(identity.notice.send, request),
    ];
    expect(again.id).toBe(taken.id);
    expect(taken.recipients).toBe(recipients);
    const late = await service.verified();

    await deliver();
    await deliver();
    for (const { person } of [ana, luis]) {
      expect(await mailsTo(person.email)).toMatchObject([
        { notice: { kind: 'prices', effectiveOn: request.effectiveOn, text: TEXT } },
      ]);
    }
    for (const { email } of [unproved, late.person]) expect(await mailsTo(email)).toEqual([]);
    expect(await call(identity.notice.list, {})).toContainEqual(
      expect.objectContaining({
        id: taken.id,
        recipients,
        sent: recipients,
        finishedAt: expect.any(String),
      }),
    );
  });

  it('goes on from where a delivery was cut off', async () => {
    const call = await admin();
    await service.verified();
    const [first, second] = (
      await service.sql<{ id: string; email: string }>(
        `SELECT id, email FROM users WHERE is_email_verified ORDER BY id LIMIT 2`,
      )
    ).map((row) => row);
    const before = [await mailsTo(first!.email), await mailsTo(second!.email)];
    const { id } = await call(identity.notice.send, notice({ kind: 'terms' }));
    await service.sql(`UPDATE owner_notices SET sent = 1, last_user_id = $2 WHERE id = $1`, [
      ...[id, first!.id],
    ]);
    await deliver();
    expect(await mailsTo(first!.email)).toHaveLength(before[0]!.length);
    expect(await mailsTo(second!.email)).toHaveLength(before[1]!.length + 1);
    const shown = (await call(identity.notice.list, {})).find((one) => one.id === id)!;
    expect(shown.sent).toBe(shown.recipients);
  });

  it('counts no sooner than thirty days from now, in words about the date', async () => {
    const call = await admin();
    const tooSoon = earliestEffectiveDay(
      'prices',
      new Date(service.clock.now().getTime() - 86_400_000),
    );
    await expect(
      call(identity.notice.send, notice({ effectiveOn: tooSoon })),
    ).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { effectiveOn: expect.stringContaining('30 días') } },
    });
    for (const effectiveOn of ['2026-02-30', '22/12/2026', '']) {
      await expect(call(identity.notice.send, notice({ effectiveOn }))).rejects.toMatchObject({
        details: { fields: { effectiveOn: 'Escribe una fecha, como 2026-12-22' } },
      });
    }
  });
});
