import { OutboxModule, PersistenceModule } from '@cartaviva/persistence';
import { Clock, HealthModule, PeriodicModule, postgresAndRedis } from '@cartaviva/process';
import { MessageClient, MessageClientModule } from '@cartaviva/redis-transport';
import { Module, type DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountClosingsService } from './accounts/account-closings.service';
import { AccountErasureService } from './accounts/account-erasure.service';
import { AccountExportService } from './accounts/account-export.service';
import { ClosedAccount } from './accounts/closed-account.entity';
import { Departures } from './accounts/departures';
import { Activity } from './activity/activity.entity';
import { ActivityService } from './activity/activity.service';
import { AdviceService } from './analytics/advice/advice.service';
import { MailedWeeks } from './analytics/advice/mailed-weeks';
import { WeeklyMailSettings } from './analytics/advice/weekly-mail-settings.service';
import { WeeklyMails } from './analytics/advice/weekly-mails';
import { CountRetention } from './analytics/record/count-retention';
import { EngagementMonths } from './analytics/record/engagement-months';
import { EngagementsService } from './analytics/record/engagements.service';
import { MenuMonths } from './analytics/record/menu-months';
import { VisitRetention } from './analytics/record/visit-retention';
import { VisitsService } from './analytics/record/visits.service';
import { AnalyticsService } from './analytics/report/analytics.service';
import { AvailabilitySweep } from './availability/availability-sweep';
import { CategoriesModule } from './categories/categories.module';
import { Category } from './categories/category.entity';
import type { MenusConfig } from './config';
import { DuplicatesModule } from './duplicates/duplicates.module';
import { Entitlement } from './entitlements/entitlement.entity';
import { EntitlementsModule } from './entitlements/entitlements.module';
import { HistoryModule } from './history/history.module';
import { ExportService } from './import-export/export.service';
import { ImportService } from './import-export/import.service';
import { SpreadsheetThreads } from './import-export/spreadsheet-threads';
import { Item } from './items/item.entity';
import { ItemsModule } from './items/items.module';
import { Menu } from './menus/menu.entity';
import { MenusModule } from './menus/menus.module';
import { PriceChange } from './price-changes/price-change.entity';
import { PriceChangeRetention } from './price-changes/price-change-retention';
import { PriceChangesService } from './price-changes/price-changes.service';
import { PriceListsService } from './price-changes/price-lists.service';
import { PricesService } from './prices/prices.service';
import { PrintsService } from './prints/prints.service';
import { PublicMenuService } from './public-menu/public-menu.service';
import { Restaurant } from './restaurants/restaurant.entity';
import { RestaurantsModule } from './restaurants/restaurants.module';
import { ScheduledChange } from './scheduled-changes/scheduled-change.entity';
import { DoScheduled } from './scheduled-changes/do-scheduled';
import { ScheduledChangesRetention } from './scheduled-changes/scheduled-changes-retention';
import { ScheduledChangesSweep } from './scheduled-changes/scheduled-changes-sweep';
import { ScheduledChangesService } from './scheduled-changes/scheduled-changes.service';
import { SharedItemsModule } from './shared-items/shared-items.module';
import { ShortCodesService } from './short-codes/short-codes.service';
import { SlugsService } from './slugs/slugs.service';
import { SortingService } from './sorting/sorting.service';
import { TranslationsModule } from './translations/translations.module';
import { TrashModule } from './trash/trash.module';
import { WorkbookExportService } from './workbook/workbook-export.service';
import { WorkbookImportService } from './workbook/workbook-import.service';

@Module({
  imports: [
    MenusModule,
    RestaurantsModule,
    CategoriesModule,
    ItemsModule,
    TranslationsModule,
    DuplicatesModule,
    TrashModule,
    HistoryModule,
    SharedItemsModule,
    EntitlementsModule,
  ],
  providers: [
    AccountClosingsService,
    AccountErasureService,
    AccountExportService,
    ActivityService,
    AdviceService,
    AnalyticsService,
    AvailabilitySweep,
    Clock,
    CountRetention,
    Departures,
    DoScheduled,
    EngagementMonths,
    EngagementsService,
    ExportService,
    ImportService,
    MailedWeeks,
    MenuMonths,
    PriceChangeRetention,
    PriceChangesService,
    PriceListsService,
    PricesService,
    PrintsService,
    PublicMenuService,
    ScheduledChangesRetention,
    ScheduledChangesService,
    ScheduledChangesSweep,
    ShortCodesService,
    SlugsService,
    SortingService,
    SpreadsheetThreads,
    VisitRetention,
    VisitsService,
    WeeklyMailSettings,
    WeeklyMails,
    WorkbookExportService,
    WorkbookImportService,
  ],
})
export class MenusServiceModule {
  static with({
    DATABASE_URL,
    DATABASE_READ_URL,
    REDIS_URL,
  }: Pick<MenusConfig, 'DATABASE_URL' | 'REDIS_URL'> &
    Partial<Pick<MenusConfig, 'DATABASE_READ_URL'>>): DynamicModule {
    return {
      module: MenusServiceModule,
      imports: [
        PersistenceModule.forRoot({
          schema: 'menus',
          url: DATABASE_URL,
          readUrl: DATABASE_READ_URL,
          entities: [
            Menu,
            Category,
            Item,
            Entitlement,
            ClosedAccount,
            Activity,
            Restaurant,
            PriceChange,
            ScheduledChange,
          ],
        }),
        OutboxModule.forRoot({ service: 'menus', redisUrl: REDIS_URL }),
        MessageClientModule.forRoot({ redisUrl: REDIS_URL, role: 'menus' }),
        PeriodicModule,
        HealthModule.with({
          inject: [DataSource, MessageClient],
          checks: postgresAndRedis,
        }),
      ],
    };
  }
}
