import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { AccountsModule } from '../accounts/accounts.module';
import { ApiKeysModule } from '../api-keys/api-keys.module';
import { MembersModule } from '../members/members.module';
import { TransferAcceptanceService } from './transfer-acceptance.service';
import { TransferExpiry } from './transfer-expiry';
import { TransfersController } from './transfers.controller';
import { TransfersService } from './transfers.service';

@Module({
  imports: [AccountEventsModule, AccountsModule, ApiKeysModule, MembersModule],
  controllers: [TransfersController],
  providers: [TransferAcceptanceService, TransferExpiry, TransfersService],
})
export class TransfersModule {}
