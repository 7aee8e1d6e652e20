import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../../entitlements/entitlements.module';
import { AnalyticsController } from './analytics.controller';
import { AnalyticsService } from './analytics.service';

@Module({
  imports: [EntitlementsModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsService, Clock],
  exports: [AnalyticsService],
})
export class AnalyticsModule {}
