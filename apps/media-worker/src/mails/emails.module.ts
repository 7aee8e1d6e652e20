import { Module } from '@nestjs/common';
import { EmailsProcessor } from './emails.processor';
import { Mailer } from './mailer';

@Module({ providers: [EmailsProcessor, Mailer] })
export class EmailsModule {}
