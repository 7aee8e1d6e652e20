import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { UsersModule } from '../users/users.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { SignInController } from './sign-in.controller';
import { SignInLinksService } from './sign-in-links.service';
import { SignInService } from './sign-in.service';

@Module({
  imports: [
    AccountEventsModule,
    ArrivalsModule,
    PasswordsModule,
    UsersModule,
    VerificationCodesModule,
  ],
  controllers: [SignInController],
  providers: [SignInService, SignInLinksService],
})
export class SignInModule {}
