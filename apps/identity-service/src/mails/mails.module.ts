import { Module } from '@nestjs/common';
import { BillingMailsController } from './billing-mails.controller';
import { BillingMailsService } from './billing-mails.service';
import { WeeklyMailsController } from './weekly-mails.controller';

/** Mails that other services have news for. */
@Module({
  controllers: [BillingMailsController, WeeklyMailsController],
  providers: [BillingMailsService],
})
export class MailsModule {}
