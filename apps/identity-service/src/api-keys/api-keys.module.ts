import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeyHolders } from './api-key-holders.service';
import { ApiKeysController } from './api-keys.controller';
import { ApiKeys } from './api-keys.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeys, ApiKeyHolders],
  exports: [ApiKeys],
})
export class ApiKeysModule {}
