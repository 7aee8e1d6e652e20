import {
  ChangePassword,
  ForgotPasswordRequest,
  identity,
  ResetPasswordRequest,
  type Nothing,
} from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ForgottenPassword } from './forgotten-password.service';
import { PasswordChange } from './password-change.service';

@Controller()
export class PasswordChangesController {
  constructor(
    private readonly forgotten: ForgottenPassword,
    private readonly passwordChange: PasswordChange,
  ) {}

  @Handles(identity.password.forgot)
  async forgot(
    @Payload() request: ForgotPasswordRequest,
    @Ctx() { requestId }: MessageContext,
  ): Promise<Nothing> {
    await this.forgotten.forgot(request, requestId);
    return {};
  }

  @Handles(identity.password.reset)
  async reset(
    @Payload() request: ResetPasswordRequest,
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
