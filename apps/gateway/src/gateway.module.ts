import { ObjectStorageModule } from '@cartaviva/object-storage';
import { producerQueues } from '@cartaviva/queues';
import { MessageClientModule } from '@cartaviva/redis-transport';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { AccountModule } from './api/account/account.module';
import { AdminModule } from './api/admin/admin.module';
import { AnalyticsModule } from './api/analytics/analytics.module';
import { ApiKeysModule } from './pipeline/api-keys/api-keys.module';
import { AuthModule } from './api/auth/auth.module';
import { BillingModule } from './api/billing/billing.module';
import { CategoriesModule } from './api/categories/categories.module';
import { CONFIG, type GatewayConfig } from './config';
import { DashboardModule } from './api/dashboard/dashboard.module';
import { DemoModule } from './api/demo/demo.module';
import { ProblemFilter } from './pipeline/errors/problem.filter';
import { GoogleModule } from './api/google/google.module';
import { AnsweredBeforeFilter } from './pipeline/idempotency/answered-before.filter';
import { IdempotencyModule } from './pipeline/idempotency/idempotency.module';
import { HealthModule } from './ops/health/health.module';
import { ItemsModule } from './api/items/items.module';
import { LimitsModule } from './pipeline/limits/limits.module';
import { LiveModule } from './pages/live/live.module';
import { MenusModule } from './api/menus/menus.module';
import { PayPalModule } from './api/paypal/paypal.module';
import { ImagesModule } from './pages/images/images.module';
import { PlansModule } from './api/plans/plans.module';
import { PrintsModule } from './api/prints/prints.module';
import { PublicMenusModule } from './pages/public-menus/public-menus.module';
import { QrModule } from './api/qr/qr.module';
import { SessionsModule } from './pipeline/sessions/sessions.module';
import { SitemapModule } from './pages/sitemap/sitemap.module';
import { StatusModule } from './api/status/status.module';
import { SpreadsheetsModule } from './api/spreadsheets/spreadsheets.module';
import { TemplatesModule } from './api/templates/templates.module';
import { UploadsModule } from './api/uploads/uploads.module';
import { VisitsModule } from './api/visits/visits.module';
import { WebhooksModule } from './api/webhooks/webhooks.module';
import { WebModule } from './pages/web/web.module';

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
