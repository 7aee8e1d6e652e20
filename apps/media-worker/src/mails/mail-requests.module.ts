import { Module } from '@nestjs/common';
import { MailRequestsController } from './mail-requests.controller';

@Module({ controllers: [MailRequestsController] })
export class MailRequestsModule {}
