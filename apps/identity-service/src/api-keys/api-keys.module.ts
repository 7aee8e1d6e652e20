import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeyOwners } from './api-key-owners.service';
import { ApiKeysController } from './api-keys.controller';
import { ApiKeys } from './api-keys.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeys, ApiKeyOwners],
  exports: [ApiKeys],
})
export class ApiKeysModule {}
