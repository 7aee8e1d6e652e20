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
import { CategoriesService } from './categories/categories.service';
import { Category } from './categories/category.entity';
import type { MenusConfig } from './config';
import { DuplicatesService } from './duplicates/duplicates.service';
import { Entitlement } from './entitlements/entitlement.entity';
import { EntitlementsService } from './entitlements/entitlements.service';
import { MenuLimit } from './entitlements/menu-limit';
import { PlanOf } from './entitlements/plan-of';
import { HistoryService } from './history/history.service';
import { RestoreService } from './history/restore.service';
import { VersionRetention } from './history/version-retention';
import { ImageReferences } from './images/image-references.query';
import { OwnImages } from './images/own-images';
import { ExportService } from './import-export/export.service';
import { ImportService } from './import-export/import.service';
import { SpreadsheetThreads } from './import-export/spreadsheet-threads';
import { Item } from './items/item.entity';
import { ItemsService } from './items/items.service';
import { UpsertService } from './items/upsert/upsert.service';
import { Menu } from './menus/menu.entity';
import { MenuAbilities } from './menus/menu-abilities';
import { MenusService } from './menus/menus.service';
import { NewMenus } from './menus/new-menus';
import { PriceChange } from './price-changes/price-change.entity';
import { PriceChangeRetention } from './price-changes/price-change-retention';
import { PriceChangesService } from './price-changes/price-changes.service';
import { PriceListsService } from './price-changes/price-lists.service';
import { PricesService } from './prices/prices.service';
import { PrintsService } from './prints/prints.service';
import { PublicMenuService } from './public-menu/public-menu.service';
import { PublicRestaurantsService } from './restaurants/public-restaurants.service';
import { Restaurant } from './restaurants/restaurant.entity';
import { RestaurantsService } from './restaurants/restaurants.service';
import { DoScheduled } from './scheduled-changes/do-scheduled';
import { ScheduledChange } from './scheduled-changes/scheduled-change.entity';
import { ScheduledChangesService } from './scheduled-changes/scheduled-changes.service';
import { ScheduledChangesRetention } from './scheduled-changes/scheduled-changes-retention';
import { ScheduledChangesSweep } from './scheduled-changes/scheduled-changes-sweep';
import { SharedItemsService } from './shared-items/shared-items.service';
import { ShortCodesService } from './short-codes/short-codes.service';
import { SlugsService } from './slugs/slugs.service';
import { SortingService } from './sorting/sorting.service';
import { TemplatePlaceholders } from './templates/template-placeholders';
import { TemplatesService } from './templates/templates.service';
import { TranslationsService } from './translations/translations.service';
import { DeletedItemsService } from './trash/deleted-items.service';
import { DeletedMenusService } from './trash/deleted-menus.service';
import { TrashSweep } from './trash/trash-sweep';
import { WorkbookExportService } from './workbook/workbook-export.service';
import { WorkbookImportService } from './workbook/workbook-import.service';

@Module({
  providers: [
    AccountClosingsService,
    AccountErasureService,
    AccountExportService,
    ActivityService,
    AdviceService,
    AnalyticsService,
    AvailabilitySweep,
    CategoriesService,
    Clock,
    CountRetention,
    DeletedItemsService,
    DeletedMenusService,
    Departures,
    DoScheduled,
    DuplicatesService,
    EngagementMonths,
    EngagementsService,
    EntitlementsService,
    ExportService,
    HistoryService,
    ImageReferences,
    ImportService,
    ItemsService,
    MailedWeeks,
    MenuAbilities,
    MenuLimit,
    MenuMonths,
    MenusService,
    NewMenus,
    OwnImages,
    PlanOf,
    PriceChangeRetention,
    PriceChangesService,
    PriceListsService,
    PricesService,
    PrintsService,
    PublicMenuService,
    PublicRestaurantsService,
    RestaurantsService,
    RestoreService,
    ScheduledChangesRetention,
    ScheduledChangesService,
    ScheduledChangesSweep,
    SharedItemsService,
    ShortCodesService,
    SlugsService,
    SortingService,
    SpreadsheetThreads,
    TemplatePlaceholders,
    TemplatesService,
    TranslationsService,
    TrashSweep,
    UpsertService,
    VersionRetention,
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
