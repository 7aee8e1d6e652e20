import { identityEvents, UserVerified } from '@cartaviva/contracts';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { Trial } from './trial.service';

@Controller()
export class TrialController {
  constructor(private readonly trial: Trial) {}

  @Listens(identityEvents.userVerified)
  userVerified(
    @Payload() verified: UserVerified,
    @Ctx() { requestId }: MessageContext,
  ): Promise<void> {
    return this.trial.start(verified, requestId);
  }
}
