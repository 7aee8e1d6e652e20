import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { ArrivalsModule } from '../sessions/arrivals.module';
import { SessionsModule } from '../sessions/sessions.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { SecondFactorProof } from './second-factor-proof';
import { SecondFactorResealing } from './second-factor-resealing';
import { SecondFactorSignInService } from './second-factor-sign-in.service';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactorService } from './second-factor.service';

@Module({
  imports: [
    AccountEventsModule,
    ArrivalsModule,
    PasswordsModule,
    SessionsModule,
    VerificationCodesModule,
  ],
  controllers: [SecondFactorController],
  providers: [
    SecondFactorProof,
    SecondFactorResealing,
    SecondFactorService,
    SecondFactorSignInService,
  ],
})
export class SecondFactorModule {}
