import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { DoScheduled } from './do-scheduled';
import { ScheduledChangesRetention } from './scheduled-changes-retention';
import { ScheduledChangesService } from './scheduled-changes.service';
import { ScheduledChangesSweep } from './scheduled-changes-sweep';

@Module({
  imports: [EntitlementsModule],
  providers: [
    Clock,
    DoScheduled,
    ScheduledChangesService,
    ScheduledChangesSweep,
    ScheduledChangesRetention,
  ],
})
export class ScheduledChangesModule {}
