import { Module } from '@nestjs/common';
import { GrantsController } from './grants.controller';
import { NewTrials } from './new-trials';
import { PaymentsController } from './payments.controller';
import { SubscriptionController } from './subscription.controller';

@Module({
  controllers: [SubscriptionController, PaymentsController, GrantsController],
  providers: [NewTrials],
  exports: [NewTrials],
})
export class BillingModule {}
