import { Module } from '@nestjs/common';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';
import { AccountsController } from './accounts.controller';

@Module({
  controllers: [AccountsController],
  providers: [AccountErasureService, AccountExportService],
})
export class AccountsModule {}
