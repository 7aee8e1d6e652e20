import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { ApiKeyOwnersService } from './api-key-owners.service';
import { ApiKeysController } from './api-keys.controller';
import { ApiKeysService } from './api-keys.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeysService, ApiKeyOwnersService],
  exports: [ApiKeysService],
})
export class ApiKeysModule {}
