import { GoogleSignIn, identity, type SignedIn } from '@cartaviva/contracts';
import { Handles, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { SignInWithGoogleService } from './sign-in-with-google.service';

@Controller()
export class GoogleController {
  constructor(private readonly service: SignInWithGoogleService) {}

  @Handles(identity.session.signInWithGoogle)
  async signIn(
    @Payload() google: GoogleSignIn,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.service.signIn(google, requestId);
  }
}
