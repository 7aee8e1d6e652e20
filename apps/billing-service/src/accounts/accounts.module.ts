import { Module } from '@nestjs/common';
import { AccountErasure } from './account-erasure.service';
import { AccountExport } from './account-export.service';
import { AccountsController } from './accounts.controller';

@Module({
  controllers: [AccountsController],
  providers: [AccountErasure, AccountExport],
})
export class AccountsModule {}
