import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { CapturesController } from './captures.controller';
import { Captures } from './captures.service';
import { Settlement } from './settlement.service';

@Module({
  imports: [OrdersModule, SubscriptionsModule],
  controllers: [CapturesController],
  providers: [Captures, Settlement],
  exports: [Captures, Settlement],
})
export class CapturesModule {}
