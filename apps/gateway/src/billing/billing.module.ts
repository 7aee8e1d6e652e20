import { Module } from '@nestjs/common';
import { GrantsController } from './grants.controller';
import { PaymentsController } from './payments.controller';
import { SubscriptionController } from './subscription.controller';

@Module({ controllers: [SubscriptionController, PaymentsController, GrantsController] })
export class BillingModule {}
