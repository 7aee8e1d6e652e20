import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionsModule } from '../sessions/sessions.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { ForgottenPasswordService } from './forgotten-password.service';
import { NewPasswordService } from './new-password.service';
import { PasswordChangeService } from './password-change.service';
import { PasswordChangesController } from './password-changes.controller';

@Module({
  imports: [
    AccountEventsModule,
    ApiKeysModule,
    PasswordsModule,
    SessionsModule,
    VerificationCodesModule,
  ],
  controllers: [PasswordChangesController],
  providers: [ForgottenPasswordService, NewPasswordService, PasswordChangeService],
})
export class PasswordChangesModule {}
