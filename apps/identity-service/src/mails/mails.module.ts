import { Module } from '@nestjs/common';
import { BillingMailsController } from './billing-mails.controller';
import { BillingMailsService } from './billing-mails.service';
import { ScheduledChangeMailsController } from './scheduled-change-mails.controller';
import { WebhookMailsController } from './webhook-mails.controller';
import { WeeklyMailsController } from './weekly-mails.controller';

@Module({
  controllers: [
    BillingMailsController,
    ScheduledChangeMailsController,
    WeeklyMailsController,
    WebhookMailsController,
  ],
  providers: [BillingMailsService],
})
export class MailsModule {}
