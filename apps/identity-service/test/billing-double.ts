import { billing, Nothing, type SubscriptionView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

/** Answers in billing-service's place what somebody has: a trial, unless a test says otherwise. */
@Controller()
export class BillingDouble {
  readonly states = new Map<string, SubscriptionView['status']>();

  @Handles(billing.subscription.get)
  async get(
    @Payload() _nothing: Nothing,
    @Ctx() { userId }: MessageContext,
  ): Promise<SubscriptionView> {
    const status = this.states.get(userId) ?? 'trial';
    const plan = status === 'none' ? 'free' : 'profesional';
    return { plan, status, effectivePlan: plan, expiresAt: null, cancelsAtEnd: false };
  }
}

@Module({ controllers: [BillingDouble] })
export class BillingDoubleModule {}
