import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { AccountErasureService } from './account-erasure.service';
import { AccountExportService } from './account-export.service';
import { AccountTransfersService } from './account-transfers.service';
import { AccountsController } from './accounts.controller';

@Module({
  imports: [SubscriptionsModule],
  controllers: [AccountsController],
  providers: [AccountErasureService, AccountExportService, AccountTransfersService],
})
export class AccountsModule {}
