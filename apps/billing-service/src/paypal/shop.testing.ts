import { Clock } from '@cartaviva/process';
import { TestClock } from '@cartaviva/server-testing';
import { startPayPal } from '@cartaviva/rig/doubles/paypal.mjs';
import { freePort } from '@cartaviva/tools/engines/ports.mjs';
import { Global, Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import { PayPalModule } from './paypal.module';
import { PayPalService } from './paypal.service';

@Global()
@Module({ providers: [{ provide: Clock, useClass: TestClock }], exports: [Clock] })
class TimeModule {}

/** Starts our client and a separate PayPal double in another process. */
export async function openShop() {
  const double = await startPayPal({ port: await freePort() });
  /** Starts another instance of our client, with its own cache of tokens and certificates. */
  async function replica(env = {}) {
    const imports = [TimeModule, PayPalModule.with({ ...double.env, ...env })];
    const module = await Test.createTestingModule({ imports }).compile();
    module.useLogger(false);
    return { paypal: module.get(PayPalService), clock: module.get<TestClock>(Clock) };
  }
  const { paypal, clock } = await replica();
  const newOrder = (requestId: string = randomUUID()) =>
    paypal.createOrder({
      requestId,
      amount: '29.00',
      currency: 'USD',
      customId: 'orden-7',
      description: 'Profesional, 30 días',
    });
  return {
    ...double,
    paypal,
    clock,
    replica,
    newOrder,
    async approvedOrder(): Promise<string> {
      const { id } = await newOrder();
      await double.sandbox.approve(id);
      return id;
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
