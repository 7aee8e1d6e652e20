import { billing, GrantPlan, Nothing, type SubscriptionView } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { AdminGrantsService } from './admin-grants.service';
import { CancellationService } from './cancellation.service';
import { SubscriptionsService } from './subscriptions.service';

@Controller()
export class SubscriptionsController {
  constructor(
    private readonly subscriptions: SubscriptionsService,
    private readonly cancellation: CancellationService,
    private readonly adminGrants: AdminGrantsService,
  ) {}

  @Handles(billing.subscription.get)
  get(
    @Payload() _nothing: Nothing,
    @Ctx() { accountId }: MessageContext,
  ): Promise<SubscriptionView> {
    return this.subscriptions.get(accountId);
  }

  @Handles(billing.subscription.cancel)
  cancel(
    @Payload() _nothing: Nothing,
    @Ctx() { accountId }: MessageContext,
  ): Promise<SubscriptionView> {
    return this.cancellation.cancel(accountId);
  }

  @Handles(billing.subscription.resume)
  resume(
    @Payload() _nothing: Nothing,
    @Ctx() { accountId }: MessageContext,
  ): Promise<SubscriptionView> {
    return this.cancellation.resume(accountId);
  }

  @Handles(billing.subscription.grant)
  grant(@Payload() grant: GrantPlan, @Ctx() context: MessageContext): Promise<SubscriptionView> {
    return this.adminGrants.grant(grant, context);
  }
}
