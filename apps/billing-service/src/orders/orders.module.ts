import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { OrdersController } from './orders.controller';
import { Orders } from './orders.service';
import { PaymentMoves } from './payment-moves';

@Module({
  imports: [SubscriptionsModule],
  controllers: [OrdersController],
  providers: [Orders, PaymentMoves],
  exports: [Orders, PaymentMoves],
})
export class OrdersModule {}
