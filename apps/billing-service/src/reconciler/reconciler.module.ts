import { Module } from '@nestjs/common';
import { CapturesModule } from '../captures/captures.module';
import { OrdersModule } from '../orders/orders.module';
import { Reconciler } from './reconciler';
import { ReconciliationService } from './reconciliation.service';

@Module({
  imports: [OrdersModule, CapturesModule],
  providers: [ReconciliationService, Reconciler],
  exports: [ReconciliationService],
})
export class ReconcilerModule {}
