import { Module } from '@nestjs/common';
import { OrdersModule } from '../orders/orders.module';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module';
import { CapturesController } from './captures.controller';
import { CapturesService } from './captures.service';
import { SettlementService } from './settlement.service';

@Module({
  imports: [OrdersModule, SubscriptionsModule],
  controllers: [CapturesController],
  providers: [CapturesService, SettlementService],
  exports: [CapturesService, SettlementService],
})
export class CapturesModule {}
