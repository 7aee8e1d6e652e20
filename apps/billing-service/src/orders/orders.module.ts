import { Module } from '@nestjs/common';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { OrdersController } from './orders.controller';
import { OrdersService } from './orders.service';
import { PaymentMoves } from './payment-moves';

@Module({
  imports: [SubscriptionsModule],
  controllers: [OrdersController],
  providers: [OrdersService, PaymentMoves],
  exports: [OrdersService, PaymentMoves],
})
export class OrdersModule {}
