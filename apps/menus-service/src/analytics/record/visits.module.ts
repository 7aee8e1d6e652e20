import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ItemViewsService } from './item-views.service';
import { ViewMonths } from './view-months';
import { VisitRetention } from './visit-retention';
import { VisitsController } from './visits.controller';
import { VisitsService } from './visits.service';

@Module({
  controllers: [VisitsController],
  providers: [Clock, ItemViewsService, ViewMonths, VisitRetention, VisitsService],
})
export class VisitsModule {}
