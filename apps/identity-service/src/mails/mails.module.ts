import { Module } from '@nestjs/common';
import { BillingMailsController } from './billing-mails.controller';
import { BillingMailsService } from './billing-mails.service';
import { WebhookMailsController } from './webhook-mails.controller';
import { WeeklyMailsController } from './weekly-mails.controller';

/** Mails that other services have news for. */
@Module({
  controllers: [BillingMailsController, WeeklyMailsController, WebhookMailsController],
  providers: [BillingMailsService],
})
export class MailsModule {}
