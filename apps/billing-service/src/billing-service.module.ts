import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, PeriodicModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountErasureService } from './accounts/account-erasure.service';
import { AccountExportService } from './accounts/account-export.service';
import { CapturesService } from './captures/captures.service';
import { SettlementService } from './captures/settlement.service';
import type { BillingConfig } from './config';
import { OrdersService } from './orders/orders.service';
import { PaymentMoves } from './orders/payment-moves';
import { Payment } from './orders/payment.entity';
import { PayPalModule } from './paypal/paypal.module';
import { PlansService } from './plans/plans.service';
import { PaymentsService } from './receipts/payments.service';
import { Reconciler } from './reconciler/reconciler';
import { ReconciliationService } from './reconciler/reconciliation.service';
import { Reminders } from './reminders/reminders';
import { Retention } from './retention/retention';
import { AdminGrantsService } from './subscriptions/admin-grants.service';
import { CancellationService } from './subscriptions/cancellation.service';
import { ExpirySweep } from './subscriptions/expiry-sweep';
import { PurchasesService } from './subscriptions/purchases.service';
import { Subscription } from './subscriptions/subscription.entity';
import { SubscriptionsService } from './subscriptions/subscriptions.service';
import { TrialService } from './trial/trial.service';
import { PayPalWebhook } from './webhooks/paypal-webhook.entity';
import { PayPalWebhooksService } from './webhooks/paypal-webhooks.service';

@Module({
  providers: [
    PlansService,
    SubscriptionsService,
    PurchasesService,
    CancellationService,
    AdminGrantsService,
    ExpirySweep,
    TrialService,
    Reminders,
    OrdersService,
    PaymentMoves,
    CapturesService,
    SettlementService,
    PayPalWebhooksService,
    ReconciliationService,
    Reconciler,
    PaymentsService,
    AccountErasureService,
    AccountExportService,
    Retention,
  ],
})
export class BillingServiceModule {
  static with(config: Omit<BillingConfig, 'OPS_HOST' | 'OPS_PORT' | 'LOG_LEVEL'>): DynamicModule {
    const { DATABASE_URL, REDIS_URL } = config;
    return {
      module: BillingServiceModule,
      global: true,
      imports: [
        PersistenceModule.forRoot({
          schema: 'billing',
          url: DATABASE_URL,
          entities: [Subscription, Payment, PayPalWebhook],
        }),
        PayPalModule.with(config),
        OutboxModule.forRoot({ service: 'billing', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, role: 'billing' }),
        PeriodicModule,
        HealthModule.with({
          inject: [DataSource, MessageClient],
          checks: postgresAndRedis,
        }),
      ],
      providers: [Clock],
      exports: [Clock],
    };
  }
}
