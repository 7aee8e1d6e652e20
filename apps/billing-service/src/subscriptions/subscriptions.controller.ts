import { billing, Nothing, type SubscriptionView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Subscriptions } from './subscriptions.service';

@Controller()
export class SubscriptionsController {
  constructor(private readonly subscriptions: Subscriptions) {}

  @Handles(billing.subscription.get)
  get(@Payload() _nothing: Nothing, @Ctx() { userId }: MessageContext): Promise<SubscriptionView> {
    return this.subscriptions.get(userId);
  }
}
