import { Module } from '@nestjs/common';
import { EmailsProcessor } from './emails.processor';
import { MailRequestsController } from './mail-requests.controller';
import { Mailer } from './mailer';

/** Queues the mails that other services request. */
@Module({ controllers: [MailRequestsController] })
export class MailRequestsModule {}

/** Sends the queued mails. */
@Module({ providers: [EmailsProcessor, Mailer] })
export class EmailsModule {}
