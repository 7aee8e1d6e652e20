import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, PeriodicModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module';
import { CapturesModule } from './captures/captures.module';
import type { BillingConfig } from './config';
import { PayPalWebhook } from './webhooks/paypal-webhook.entity';
import { PayPalWebhooksModule } from './webhooks/paypal-webhooks.module';
import { OrdersModule } from './orders/orders.module';
import { Payment } from './orders/payment.entity';
import { PayPalModule } from './paypal/paypal.module';
import { PlansModule } from './plans/plans.module';
import { ReceiptsModule } from './receipts/receipts.module';
import { ReconcilerModule } from './reconciler/reconciler.module';
import { RemindersModule } from './reminders/reminders.module';
import { Retention } from './retention/retention';
import { Subscription } from './subscriptions/subscription.entity';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { TrialModule } from './trial/trial.module';

@Module({
  imports: [
    PlansModule,
    SubscriptionsModule,
    TrialModule,
    RemindersModule,
    OrdersModule,
    CapturesModule,
    PayPalWebhooksModule,
    ReconcilerModule,
    ReceiptsModule,
    AccountsModule,
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
      providers: [Clock, Retention],
      exports: [Clock],
    };
  }
}
