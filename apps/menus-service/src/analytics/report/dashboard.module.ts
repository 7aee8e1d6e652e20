import { Module } from '@nestjs/common';
import { ActivityService } from '../../activity/activity.service';
import { AnalyticsModule } from './analytics.module';
import { DashboardController } from './dashboard.controller';
import { DashboardService } from './dashboard.service';

@Module({
  imports: [AnalyticsModule],
  controllers: [DashboardController],
  providers: [ActivityService, DashboardService],
})
export class DashboardModule {}
