import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { AccountClosings } from './account-closings.service';
import { AccountErasure } from './account-erasure.service';
import { AccountExport } from './account-export.service';
import { AccountsController } from './accounts.controller';

@Module({
  controllers: [AccountsController],
  providers: [AccountClosings, AccountErasure, AccountExport, Clock],
})
export class AccountsModule {}
