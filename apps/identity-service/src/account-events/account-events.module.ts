import { Module } from '@nestjs/common';
import { AccountEventsService } from './account-events.service';

@Module({ providers: [AccountEventsService], exports: [AccountEventsService] })
export class AccountEventsModule {}
