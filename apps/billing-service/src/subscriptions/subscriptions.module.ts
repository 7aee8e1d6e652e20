import { Module } from '@nestjs/common';
import { AdminGrants } from './admin-grants.service';
import { Cancellation } from './cancellation.service';
import { ExpirySweep } from './expiry-sweep';
import { Purchases } from './purchases.service';
import { SubscriptionsController } from './subscriptions.controller';
import { Subscriptions } from './subscriptions.service';

@Module({
  controllers: [SubscriptionsController],
  providers: [Subscriptions, Purchases, Cancellation, AdminGrants, ExpirySweep],
  exports: [Subscriptions, Purchases],
})
export class SubscriptionsModule {}
