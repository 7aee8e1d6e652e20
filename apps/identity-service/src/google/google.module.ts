import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { SessionsModule } from '../sessions/sessions.module';
import { UsersModule } from '../users/users.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { GoogleController } from './google.controller';
import { SignInWithGoogleService } from './sign-in-with-google.service';

@Module({
  imports: [
    AccountEventsModule,
    ArrivalsModule,
    SessionsModule,
    UsersModule,
    VerificationCodesModule,
  ],
  controllers: [GoogleController],
  providers: [SignInWithGoogleService],
})
export class GoogleModule {}
