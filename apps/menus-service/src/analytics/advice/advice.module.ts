import { Clock } from '@cartaviva/process';
import { Module } from '@nestjs/common';
import { EntitlementsModule } from '../../entitlements/entitlements.module';
import { AnalyticsModule } from '../analytics.module';
import { AdviceController } from './advice.controller';
import { AdviceService } from './advice.service';
import { MailedWeeks } from './mailed-weeks';
import { WeeklyMailSettings } from './weekly-mail-settings.service';
import { WeeklyMails } from './weekly-mails';

@Module({
  imports: [AnalyticsModule, EntitlementsModule],
  controllers: [AdviceController],
  providers: [AdviceService, Clock, MailedWeeks, WeeklyMailSettings, WeeklyMails],
})
export class AdviceModule {}
