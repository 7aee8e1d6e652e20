import { Module } from '@nestjs/common';
import { BillingMailsController } from './billing-mails.controller';
import { BillingMailsService } from './billing-mails.service';

@Module({ controllers: [BillingMailsController], providers: [BillingMailsService] })
export class BillingMailsModule {}
