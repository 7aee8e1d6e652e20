import {
  ChangePassword,
  ForgotPassword,
  identity,
  ResetPassword,
  type ForgotPasswordView,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { ForgottenPasswordService } from './forgotten-password.service';
import { PasswordChangeService } from './password-change.service';

@Controller()
export class PasswordChangesController {
  constructor(
    private readonly forgotten: ForgottenPasswordService,
    private readonly passwordChange: PasswordChangeService,
  ) {}

  @Handles(identity.password.forgot)
  forgot(
    @Payload() request: ForgotPassword,
    @Ctx() { requestId }: MessageContext,
  ): Promise<ForgotPasswordView> {
    return this.forgotten.forgot(request, requestId);
  }

  @Handles(identity.password.reset, PROOF_LANE)
  async reset(
    @Payload() request: ResetPassword,
    @Ctx() { requestId }: MessageContext,
  ): Promise<Nothing> {
    await this.forgotten.reset(request, requestId);
    return {};
  }

  @Handles(identity.password.change)
  async change(
    @Payload() request: ChangePassword,
    @Ctx() context: MessageContext,
  ): Promise<Nothing> {
    await this.passwordChange.change(context, request);
    return {};
  }
}
