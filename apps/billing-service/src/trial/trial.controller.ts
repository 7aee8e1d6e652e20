import {
  billing,
  identityEvents,
  Nothing,
  UserVerified,
  type SubscriptionChanged,
} from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { TrialService } from './trial.service';

@Controller()
export class TrialController {
  constructor(private readonly trial: TrialService) {}

  @Listens(identityEvents.userVerified)
  async userVerified(
    @Payload() { accountId }: UserVerified,
    @Ctx() { requestId }: MessageContext,
  ): Promise<void> {
    await this.trial.start(accountId, requestId);
  }

  @Handles(billing.trial.start)
  start(
    @Payload() _: Nothing,
    @Ctx() { accountId, requestId }: MessageContext,
  ): Promise<SubscriptionChanged> {
    return this.trial.start(accountId, requestId);
  }
}
