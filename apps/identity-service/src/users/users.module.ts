import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { AwaitedPasswords } from './awaited-passwords';
import { EmailVerification } from './email-verification.service';
import { Newcomers } from './newcomers.service';
import { ProfileImagesController } from './profile-images.controller';
import { ProfileImages } from './profile-images.service';
import { Profile } from './profile.service';
import { Registration } from './registration.service';
import { SubscriptionStatus } from './subscription-status.service';
import { UsersController } from './users.controller';

@Module({
  imports: [AccountEventsModule, ArrivalsModule, PasswordsModule, VerificationCodesModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [
    AwaitedPasswords,
    EmailVerification,
    Newcomers,
    Profile,
    ProfileImages,
    Registration,
    SubscriptionStatus,
  ],
  exports: [Newcomers, Profile, Registration],
})
export class UsersModule {}
