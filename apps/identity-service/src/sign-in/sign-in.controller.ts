import { identity, SignInOnDevice, type SignedIn } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SignIn } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(private readonly service: SignIn) {}

  @Handles(identity.session.signIn)
  signIn(
    @Payload() request: SignInOnDevice,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.service.signIn(request, requestId);
  }
}
