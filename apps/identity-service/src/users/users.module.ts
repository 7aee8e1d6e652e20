import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { Profile } from './profile.service';
import { RegistrationNotices } from './registration-notices';
import { Registration } from './registration.service';
import { SubscriptionStatus } from './subscription-status.service';
import { UsersController } from './users.controller';

@Module({
  imports: [PasswordsModule, SessionsModule, VerificationCodesModule],
  controllers: [UsersController],
  providers: [Registration, RegistrationNotices, Profile, SubscriptionStatus],
  exports: [Registration],
})
export class UsersModule {}
