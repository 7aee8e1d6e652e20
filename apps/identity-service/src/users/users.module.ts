import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { AwaitedPasswords } from './awaited-passwords';
import { EmailVerification } from './email-verification.service';
import { Newcomers } from './newcomers.service';
import { Profile } from './profile.service';
import { RegistrationNotices } from './registration-notices';
import { Registration } from './registration.service';
import { SubscriptionStatus } from './subscription-status.service';
import { UsersController } from './users.controller';

@Module({
  imports: [AccountEventsModule, PasswordsModule, SessionsModule, VerificationCodesModule],
  controllers: [UsersController],
  providers: [
    AwaitedPasswords,
    EmailVerification,
    Newcomers,
    Profile,
    Registration,
    RegistrationNotices,
    SubscriptionStatus,
  ],
  exports: [Newcomers, Profile, Registration],
})
export class UsersModule {}
