import { ObjectStorageModule } from '@cartaviva/object-storage';
import { producerQueues } from '@cartaviva/queues';
import { MessageClientModule } from '@cartaviva/redis-transport';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccountModule } from './account/account.module';
import { AdminModule } from './admin/admin.module';
import { AnalyticsModule } from './analytics/analytics.module';
import { ApiKeysModule } from './api-keys/api-keys.module';
import { AuthModule } from './auth/auth.module';
import { BillingModule } from './billing/billing.module';
import { CategoriesModule } from './categories/categories.module';
import { CONFIG, type GatewayConfig } from './config';
import { DashboardModule } from './dashboard/dashboard.module';
import { DemoModule } from './demo/demo.module';
import { ProblemFilter } from './errors/problem.filter';
import { GoogleModule } from './google/google.module';
import { AnsweredBeforeFilter } from './idempotency/answered-before.filter';
import { IdempotencyModule } from './idempotency/idempotency.module';
import { HealthModule } from './health/health.module';
import { ItemsModule } from './items/items.module';
import { LimitsModule } from './limits/limits.module';
import { LiveModule } from './live/live.module';
import { MenusModule } from './menus/menus.module';
import { PayPalModule } from './paypal/paypal.module';
import { ImagesModule } from './images/images.module';
import { PlansModule } from './plans/plans.module';
import { PrintsModule } from './prints/prints.module';
import { PublicMenusModule } from './public-menus/public-menus.module';
import { QrModule } from './qr/qr.module';
import { SessionsModule } from './sessions/sessions.module';
import { SitemapModule } from './sitemap/sitemap.module';
import { StatusModule } from './status/status.module';
import { SpreadsheetsModule } from './spreadsheets/spreadsheets.module';
import { TemplatesModule } from './templates/templates.module';
import { UploadsModule } from './uploads/uploads.module';
import { VisitsModule } from './visits/visits.module';
import { WebhooksModule } from './webhooks/webhooks.module';
import { WebModule } from './web/web.module';

/** The abilities of the HTTP door. What every one of them may use stands first. */
@Global()
@Module({})
export class GatewayModule {
  static with(config: GatewayConfig): DynamicModule {
    const { REDIS_URL: redisUrl } = config;
    return {
      module: GatewayModule,
      imports: [
        MessageClientModule.forRoot({ redisUrl, role: 'gateway' }),
        ObjectStorageModule.forRoot(config),
        { ...producerQueues(redisUrl, 'visits', 'images', 'emails', 'webhooks'), global: true },
        LimitsModule,
        SessionsModule,
        IdempotencyModule,
        HealthModule,
        AuthModule,
        GoogleModule,
        AccountModule,
        ApiKeysModule,
        AdminModule,
        MenusModule,
        CategoriesModule,
        ItemsModule,
        DashboardModule,
        AnalyticsModule,
        UploadsModule,
        ImagesModule,
        PublicMenusModule,
        LiveModule,
        QrModule,
        PrintsModule,
        SpreadsheetsModule,
        TemplatesModule,
        WebhooksModule,
        SitemapModule,
        VisitsModule,
        PlansModule,
        BillingModule,
        PayPalModule,
        DemoModule,
        StatusModule,
        WebModule,
      ],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_FILTER, useClass: AnsweredBeforeFilter },
      ],
      exports: [CONFIG],
    };
  }
}
