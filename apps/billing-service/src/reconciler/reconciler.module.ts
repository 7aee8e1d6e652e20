import { Module } from '@nestjs/common';
import { CapturesModule } from '../captures/captures.module';
import { OrdersModule } from '../orders/orders.module';
import { Reconciler } from './reconciler';
import { Reconciliation } from './reconciliation.service';

@Module({
  imports: [OrdersModule, CapturesModule],
  providers: [Reconciliation, Reconciler],
  exports: [Reconciliation],
})
export class ReconcilerModule {}
