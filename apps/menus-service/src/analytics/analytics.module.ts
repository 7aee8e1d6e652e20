import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service';
import { EntitlementsModule } from '../entitlements/entitlements.module';
import { EngagementsService } from './record/engagements.service';
import { CountRetention } from './record/count-retention';
import { EngagementMonths } from './record/engagement-months';
import { MenuMonths } from './record/menu-months';
import { VisitRetention } from './record/visit-retention';
import { VisitsController } from './record/visits.controller';
import { VisitsService } from './record/visits.service';
import { AnalyticsController } from './report/analytics.controller';
import { AnalyticsService } from './report/analytics.service';

@Module({
  imports: [EntitlementsModule],
  controllers: [AnalyticsController, VisitsController],
  providers: [
    ActivityService,
    AnalyticsService,
    Clock,
    EngagementsService,
    CountRetention,
    EngagementMonths,
    MenuMonths,
    VisitRetention,
    VisitsService,
  ],
  exports: [AnalyticsService],
})
export class AnalyticsModule {}
