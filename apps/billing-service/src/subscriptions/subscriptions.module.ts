import { Module } from '@nestjs/common';
import { AdminGrantsService } from './admin-grants.service';
import { CancellationService } from './cancellation.service';
import { ExpirySweep } from './expiry-sweep';
import { PurchasesService } from './purchases.service';
import { SubscriptionsController } from './subscriptions.controller';
import { SubscriptionsService } from './subscriptions.service';

@Module({
  controllers: [SubscriptionsController],
  providers: [
    SubscriptionsService,
    PurchasesService,
    CancellationService,
    AdminGrantsService,
    ExpirySweep,
  ],
  exports: [SubscriptionsService, PurchasesService],
})
export class SubscriptionsModule {}
