import { Module } from '@nestjs/common';
import { ObjectsModule } from '../objects/objects.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { AccountTransfersService } from './account-transfers.service';
import { AccountsController } from './accounts.controller';
import { AccountsService } from './accounts.service';

@Module({
  imports: [ObjectsModule, WebhooksModule],
  controllers: [AccountsController],
  providers: [AccountsService, AccountTransfersService],
})
export class AccountsModule {}
