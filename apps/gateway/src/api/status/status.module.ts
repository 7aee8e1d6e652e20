import { Module } from '@nestjs/common';
import { IncidentsController } from './incidents.controller';
import { Parts } from './parts';
import { StatusLog } from './status-log';
import { StatusRounds } from './status-rounds';
import { StatusController } from './status.controller';
import { SystemStatusService } from './system-status.service';

@Module({
  controllers: [StatusController, IncidentsController],
  providers: [Parts, StatusLog, StatusRounds, SystemStatusService],
})
export class StatusModule {}
