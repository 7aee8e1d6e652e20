import { Module } from '@nestjs/common';
import { ExpirySweep } from './expiry-sweep';
import { SubscriptionsController } from './subscriptions.controller';
import { Subscriptions } from './subscriptions.service';

@Module({
  controllers: [SubscriptionsController],
  providers: [Subscriptions, ExpirySweep],
  exports: [Subscriptions],
})
export class SubscriptionsModule {}
