import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { AwaitedPasswords } from './awaited-passwords';
import { EmailVerificationService } from './email-verification.service';
import { NewcomersService } from './newcomers.service';
import { ProfileImagesController } from './profile-images.controller';
import { ProfileImagesService } from './profile-images.service';
import { ProfileService } from './profile.service';
import { RegistrationService } from './registration.service';
import { SubscriptionStatusService } from './subscription-status.service';
import { UsersController } from './users.controller';

@Module({
  imports: [AccountEventsModule, ArrivalsModule, PasswordsModule, VerificationCodesModule],
  controllers: [UsersController, ProfileImagesController],
  providers: [
    AwaitedPasswords,
    EmailVerificationService,
    NewcomersService,
    ProfileService,
    ProfileImagesService,
    RegistrationService,
    SubscriptionStatusService,
  ],
  exports: [NewcomersService, ProfileService, RegistrationService],
})
export class UsersModule {}
