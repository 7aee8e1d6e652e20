import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { MembersModule } from '../members/members.module';
import { PasswordsModule } from '../passwords/passwords.module';
import { RolesModule } from '../roles/roles.module';
import { SessionsModule } from '../sessions/sessions.module';
import { VerificationCodesModule } from '../verification-codes/verification-codes.module';
import { AccountDeletionService } from './account-deletion.service';
import { AccountExportService } from './account-export.service';
import { AccountsController } from './accounts.controller';
import { OwnerProof } from './owner-proof';
import { ErasureSweep } from './erasure-sweep';
import { OwnAccountService } from './own-account.service';

@Module({
  imports: [
    AccountEventsModule,
    ApiKeysModule,
    MembersModule,
    PasswordsModule,
    RolesModule,
    SessionsModule,
    VerificationCodesModule,
  ],
  controllers: [AccountsController],
  providers: [
    AccountDeletionService,
    AccountExportService,
    OwnerProof,
    ErasureSweep,
    OwnAccountService,
  ],
  exports: [OwnerProof],
})
export class AccountsModule {}
