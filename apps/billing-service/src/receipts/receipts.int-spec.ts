import {
  billing,
  identity,
  media,
  type DrawnDocument,
  type DrawReceipt,
  type Nothing,
  type UserView,
} from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { serve } from '@cartaviva/server-testing';
import { Injectable, Module } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { startTestService, type TestService } from '../../test/test-service';
import { nextReceiptNumber } from './receipt-number';

/** Answers for identity-service with the payer's name. */
@Injectable()
class Names {
  @Handles(identity.user.get)
  async get(_nothing: Nothing, { accountId }: MessageContext): Promise<UserView> {
    const name = { firstName: 'Carmen', lastName: 'Peña', email: 'carmen@example.do' };
    return { id: accountId, ...name } as UserView;
  }
}

@Injectable()
class Drawings {
  @Handles(media.receipt.draw)
  async draw(receipt: DrawReceipt): Promise<DrawnDocument> {
    const pdf = Buffer.from(JSON.stringify(receipt)).toString('base64');
    return { pdf, missing: [], uncoloured: [] };
  }
}

@Module({ providers: [Names] })
class NamesModule {}
@Module({ providers: [Drawings] })
class DrawingsModule {}

describe('receipts', () => {
  let service: TestService;
  let others: Awaited<ReturnType<typeof serve>>[];
  beforeAll(async () => {
    service = await startTestService();
    const { redisUrl } = service;
    others = await Promise.all([
      serve({ service: 'identity', module: NamesModule, redisUrl }),
      serve({ service: 'media', module: DrawingsModule, redisUrl }),
    ]);
  });
  afterAll(async () => {
    await Promise.all(others.map((each) => each.close()));
    await service.stop();
  });

  const payments = (accountId: string) =>
    service.asUser(accountId)(billing.payment.list, { page: 1, limit: 20 });
  const receipt = (accountId: string, paymentId: string) =>
    service.asUser(accountId)(billing.payment.receipt, { paymentId });

  it('say who paid what, when and for how long, the same each time', async () => {
    const accountId = randomUUID();
    await service.pay(accountId, '29.00');
    const [payment] = (await payments(accountId)).rows;
    const { content, fileName } = await receipt(accountId, payment!.id);
    expect(fileName).toBe(`recibo-${payment!.receiptNumber}.pdf`);
    expect(JSON.parse(Buffer.from(content, 'base64').toString())).toEqual({
      ...{ receiptNumber: payment!.receiptNumber, planName: 'Profesional' },
      ...{ amount: '29.00', currency: 'USD', paidAt: payment!.paidAt },
      ...{ periodStart: payment!.periodStart, periodEnd: payment!.periodEnd },
      ...{ payerName: 'Carmen Peña', payerEmail: 'carmen@example.do' },
    });
    expect((await receipt(accountId, payment!.id)).content).toBe(content);
  });

  it('of a plan paid again go on from where the one before ends', async () => {
    const accountId = randomUUID();
    for (let time = 0; time < 2; time += 1) await service.pay(accountId, '9.00');
    const [second, first] = (await payments(accountId)).rows;
    expect(first).toMatchObject({ periodStart: expect.any(String) });
    expect(second).toMatchObject({ periodStart: first!.periodEnd });
    expect(Date.parse(second!.periodEnd!)).toBeGreaterThan(Date.parse(first!.periodEnd!));
  });

  it.each([
    ['2031-01-01T03:59:59Z', '2030'],
    ['2031-01-01T04:00:00Z', '2031'],
  ])('of %s are of the year %s, as it is in Santo Domingo', async (paidAt, year) => {
    const [dataSource] = service.everywhere(DataSource);
    const number = await dataSource!.transaction((manager) =>
      nextReceiptNumber(manager, new Date(paidAt)),
    );
    expect(number).toBe(`CV-${year}-000001`);
  });

  it('are the payer’s alone, and of what was paid alone', async () => {
    const [accountId, other] = [randomUUID(), randomUUID()];
    await service.pay(accountId);
    await service.order(other);
    const [payment] = (await payments(accountId)).rows;
    const missing = { code: 'PAYMENT_NOT_FOUND' };
    await expect(receipt(other, payment!.id)).rejects.toMatchObject(missing);
    await expect(receipt(accountId, randomUUID())).rejects.toMatchObject(missing);
    const [open] = await service.sql<{ id: string }>(
      `SELECT id FROM payments WHERE account_id = $1`,
      [other],
    );
    await expect(receipt(other, open!.id)).rejects.toMatchObject(missing);
    expect(await payments(other)).toEqual({ rows: [], total: 0 });
    const cancelled = await service.order(other, '9.00');
    await service.asUser(other)(billing.order.cancel, { orderId: cancelled });
    expect(await payments(other)).toEqual({ rows: [], total: 0 });
  });
});
