import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { AccountClosingsService } from './account-closings.service';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';
import { AccountsController } from './accounts.controller';

@Module({
  controllers: [AccountsController],
  providers: [AccountClosingsService, AccountErasureService, AccountExportService, Clock],
})
export class AccountsModule {}
