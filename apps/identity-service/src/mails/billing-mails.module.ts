import { Module } from '@nestjs/common';
import { BillingMailsController } from './billing-mails.controller';
import { BillingMails } from './billing-mails.service';

@Module({ controllers: [BillingMailsController], providers: [BillingMails] })
export class BillingMailsModule {}
