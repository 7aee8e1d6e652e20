import {
  BeginSecondFactorRequest,
  ConfirmSecondFactor,
  identity,
  RemoveSecondFactor,
  SecondFactorOnDevice,
  type Nothing,
  type RecoveryCodesView,
  type SecondFactorSetup,
  type SignedIn,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SecondFactorSignInService } from './second-factor-sign-in.service';
import { SecondFactorService } from './second-factor.service';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly signIns: SecondFactorSignInService,
  ) {}

  @Handles(identity.session.signInWithSecondFactor)
  signIn(
    @Payload() request: SecondFactorOnDevice,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.signIns.signIn(request, requestId);
  }

  @Handles(identity.secondFactor.begin)
  begin(
    @Payload() request: BeginSecondFactorRequest,
    @Ctx() context: MessageContext,
  ): Promise<SecondFactorSetup> {
    return this.secondFactor.begin(context, request);
  }

  @Handles(identity.secondFactor.confirm)
  confirm(
    @Payload() request: ConfirmSecondFactor,
    @Ctx() context: MessageContext,
  ): Promise<RecoveryCodesView> {
    return this.secondFactor.confirm(context, request);
  }

  @Handles(identity.secondFactor.remove)
  async remove(
    @Payload() request: RemoveSecondFactor,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.secondFactor.remove(context, request);
    return {};
  }
}
