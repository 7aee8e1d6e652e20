import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module';
import type { BillingConfig } from './config';
import { PlansModule } from './plans/plans.module';
import { Subscription } from './subscriptions/subscription.entity';
import { SubscriptionsModule } from './subscriptions/subscriptions.module';
import { TrialModule } from './trial/trial.module';

/** Everything billing-service can do, on the engines it is given. */
@Module({ imports: [PlansModule, SubscriptionsModule, TrialModule, AccountsModule] })
export class BillingServiceModule {
  static with({
    DATABASE_URL,
    REDIS_URL,
  }: Pick<BillingConfig, 'DATABASE_URL' | 'REDIS_URL'>): DynamicModule {
    return {
      module: BillingServiceModule,
      global: true,
      imports: [
        PersistenceModule.forRoot({
          schema: 'billing',
          url: DATABASE_URL,
          entities: [Subscription],
        }),
        OutboxModule.forRoot({ service: 'billing', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, name: 'billing-service' }),
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
