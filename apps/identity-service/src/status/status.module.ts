import { Module } from '@nestjs/common';
import { Incidents } from './incidents.service';
import { StatusChecks } from './status-checks.service';
import { StatusHistoryService } from './status-history.service';
import { StatusController } from './status.controller';

@Module({
  controllers: [StatusController],
  providers: [StatusChecks, StatusHistoryService, Incidents],
})
export class StatusModule {}
