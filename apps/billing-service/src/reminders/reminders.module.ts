import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { Reminders } from './reminders';

@Module({ imports: [SubscriptionsModule], providers: [Reminders] })
export class RemindersModule {}
