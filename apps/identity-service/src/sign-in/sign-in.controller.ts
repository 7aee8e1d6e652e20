import { identity, LinkSignInOnDevice, SignInOnDevice, type SignedIn } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { SignInLinksService } from './sign-in-links.service';
import { SignInService } from './sign-in.service';

@Controller()
export class SignInController {
  constructor(
    private readonly service: SignInService,
    private readonly links: SignInLinksService,
  ) {}

  @Handles(identity.session.signIn)
  signIn(
    @Payload() request: SignInOnDevice,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.service.signIn(request, requestId);
  }

  @Handles(identity.session.signInWithLink, PROOF_LANE)
  signInWithLink(
    @Payload() request: LinkSignInOnDevice,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.links.redeem(request, requestId);
  }
}
