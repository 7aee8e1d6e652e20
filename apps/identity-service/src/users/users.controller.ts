import {
  billingEvents,
  identity,
  Nothing,
  Register,
  ResendCode,
  SubscriptionChanged,
  UpdateProfileRequest,
  VerifyEmailOnDevice,
  type RegistrationView,
  type SignedIn,
  type UserView,
} from '@cartaviva/contracts';
import { Handles, Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PROOF_LANE } from '../verification-codes/proof-lane';
import { EmailVerificationService } from './email-verification.service';
import { ProfileService } from './profile.service';
import { RegistrationService } from './registration.service';
import { SubscriptionStatusService } from './subscription-status.service';

@Controller()
export class UsersController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly verification: EmailVerificationService,
    private readonly profile: ProfileService,
    private readonly subscriptionStatus: SubscriptionStatusService,
  ) {}

  @Handles(identity.user.register)
  register(
    @Payload() request: Register,
    @Ctx() { requestId }: MessageContext,
  ): Promise<RegistrationView> {
    return this.registration.register(request, requestId);
  }

  @Handles(identity.user.resendCode)
  resendCode(
    @Payload() request: ResendCode,
    @Ctx() { requestId }: MessageContext,
  ): Promise<RegistrationView> {
    return this.registration.resendCode(request, requestId);
  }

  @Handles(identity.user.verifyEmail, PROOF_LANE)
  verifyEmail(
    @Payload() request: VerifyEmailOnDevice,
    @Ctx() { requestId }: MessageContext,
  ): Promise<SignedIn> {
    return this.verification.verify(request, requestId);
  }

  @Handles(identity.user.get)
  get(@Payload() _nothing: Nothing, @Ctx() context: MessageContext): Promise<UserView> {
    return this.profile.get(context);
  }

  @Handles(identity.user.updateProfile)
  updateProfile(
    @Payload() request: UpdateProfileRequest,
    @Ctx() context: MessageContext,
  ): Promise<UserView> {
    return this.profile.update(request, context);
  }

  @Listens(billingEvents.subscriptionChanged)
  subscriptionChanged(
    @Payload() change: SubscriptionChanged,
    @Ctx() context: MessageContext,
  ): Promise<void> {
    return this.subscriptionStatus.follow(change, context);
  }
}
