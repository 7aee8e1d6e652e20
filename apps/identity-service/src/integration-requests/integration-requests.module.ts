import { Module } from '@nestjs/common';
import { AccountEventsModule } from '../account-events/account-events.module';
import { IntegrationRequestsController } from './integration-requests.controller';
import { IntegrationRequestsService } from './integration-requests.service';

@Module({
  imports: [AccountEventsModule],
  controllers: [IntegrationRequestsController],
  providers: [IntegrationRequestsService],
})
export class IntegrationRequestsModule {}
