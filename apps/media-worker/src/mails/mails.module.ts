import { Module } from '@nestjs/common';
import { EmailsProcessor } from './emails.processor';
import { MailRequestsController } from './mail-requests.controller';
import { Mailer } from './mailer';

@Module({ controllers: [MailRequestsController] })
export class MailRequestsModule {}

@Module({ providers: [EmailsProcessor, Mailer] })
export class EmailsModule {}
