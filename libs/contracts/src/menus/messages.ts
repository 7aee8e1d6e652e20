import type { ExportedContent } from '../identity/account.dto';
import { ScheduledChangesEnded } from './scheduled-changes-ended.event';
import { SubscriptionChanged } from '../billing/plan.dto';
import { ImagePaths } from '../media/image-paths.dto';
import { event, message, Nothing } from '../message';
import { CursorRequest, PageRequest, type Page } from '../page';
import type { ActivityView } from './activity.dto';
import { WeeklyMail, type Advice } from './advice.dto';
import {
  AnalyticsRequest,
  MenuComparisonRequest,
  type MenuAnalytics,
  type MenuComparison,
  type MenuViews,
} from './analytics.dto';
import {
  CategoriesOf,
  CategoryRequest,
  CreateCategory,
  DeleteCategory,
  UpdateCategory,
  type CategoryView,
} from './category.dto';
import type { DashboardStats } from './dashboard.dto';
import { RecordEngagements } from './engagement.dto';
import {
  CompareVersion,
  RestoreVersion,
  VersionsOf,
  type MenuVersion,
  type RestoreReport,
  type VersionDifferences,
} from './history.dto';
import { ImportMenu, type ImportReport } from './import.dto';
import { ImportWorkbook, type WorkbookReport } from './workbook.dto';
import { DeleteItems, type DeletionReport } from './item-deletions.dto';
import {
  CreateItem,
  ItemOverVersion,
  ItemRequest,
  UpdateItem,
  type FoundItem,
  type ItemView,
} from './item.dto';
import { UpsertItems, type UpsertReport } from './item-rows.dto';
import { MenuChanged } from './menu-changed.event';
import {
  CreateMenu,
  DuplicateMenu,
  MenuOverVersion,
  MenuRequest,
  UpdateMenu,
  type MenuView,
} from './menu.dto';
import { ArrangeMenu } from './order.dto';
import {
  ApplyPrices,
  PriceChangeOf,
  PriceChangeRequest,
  ReadPrices,
  type PriceChangePreview,
  type PriceChangeView,
  type PriceListView,
} from './price-changes.dto';
import { ChangePrices } from './prices.dto';
import { PrintMenu, type PrintedView } from './print.dto';
import {
  PublicMenusRequest,
  ShortCodeRequest,
  SitemapRequest,
  SlugRequest,
  type PublicMenuReply,
  type PublicMenusReply,
  type ShortCodeReply,
  type SitemapEntry,
  type SlugReply,
} from './public-menu.dto';
import {
  ArrangeRestaurant,
  CreateRestaurant,
  RestaurantOverVersion,
  RestaurantRequest,
  UpdateRestaurant,
  type PublicRestaurantReply,
  type RestaurantView,
} from './restaurant.dto';
import {
  ScheduleChange,
  ScheduledChangeOf,
  type ScheduledChangeView,
} from './scheduled-changes.dto';
import { SearchItems, SearchMenus } from './search.dto';
import { ShareItems, type ShareReport, type SharingView } from './shared-items.dto';
import type { TemplateView } from './template.dto';
import { Translate, TranslationsOf, type Translation } from './translation.dto';
import type { Revised } from './version';
import { RecordVisits } from './visit.dto';
import { StopWeeklyMail, WeeklyMailDue } from './weekly-mail.dto';

/** Messages that menus-service answers. An owner's message affects only menus of the acting account. */
export const menus = {
  menu: {
    list: message('menus.menu.list', SearchMenus).replies<Page<MenuView>>(),
    create: message('menus.menu.create', CreateMenu).replies<MenuView>(),
    get: message('menus.menu.get', MenuRequest).replies<MenuView>(),
    update: message('menus.menu.update', UpdateMenu).replies<MenuView>(),
    delete: message('menus.menu.delete', MenuOverVersion).replies<Nothing>(),
    /** Undoes a deletion within one day. The plan must have room for the menu. */
    restore: message('menus.menu.restore', MenuOverVersion).replies<MenuView>(),
    duplicate: message('menus.menu.duplicate', DuplicateMenu).replies<MenuView>(),
    arrange: message('menus.menu.arrange', ArrangeMenu).replies<Nothing>(),
    changePrices: message('menus.menu.change-prices', ChangePrices).replies<ItemView[]>(),
    import: message('menus.menu.import', ImportMenu).replies<ImportReport>(),
    /** Requires a published menu, because only published menus have codes to print. */
    print: message('menus.menu.print', PrintMenu).replies<PrintedView>(),
    /** Returns a CSV that the import can read. */
    export: message('menus.menu.export', MenuRequest).replies<{ csv: string; fileName: string }>(),
  },
  workbook: {
    import: message('menus.workbook.import', ImportWorkbook).replies<WorkbookReport>(),
    /** Returns an XLSX in base64 that the import can read. */
    export: message('menus.workbook.export', Nothing).replies<{
      content: string;
      fileName: string;
    }>(),
  },
  entitlement: {
    /**
     * Stores the acting account's plan as just reported by billing-service or for a new account, before the event
     * arrives.
     */
    store: message('menus.entitlement.store', SubscriptionChanged).replies<Nothing>(),
  },
  restaurant: {
    /** Lists all restaurants of the account, the oldest first. */
    list: message('menus.restaurant.list', Nothing).replies<RestaurantView[]>(),
    get: message('menus.restaurant.get', RestaurantRequest).replies<RestaurantView>(),
    create: message('menus.restaurant.create', CreateRestaurant).replies<RestaurantView>(),
    update: message('menus.restaurant.update', UpdateRestaurant).replies<RestaurantView>(),
    /** Sets the menus of a restaurant in their order. Menus that leave it keep the details that diners saw. */
    arrange: message('menus.restaurant.arrange', ArrangeRestaurant).replies<RestaurantView>(),
    delete: message('menus.restaurant.delete', RestaurantOverVersion).replies<Nothing>(),
  },
  category: {
    /** Lists a menu's categories in their order: all of them, or one page. */
    search: message('menus.category.search', CategoriesOf).replies<Page<CategoryView> & Revised>(),
    get: message('menus.category.get', CategoryRequest).replies<CategoryView>(),
    create: message('menus.category.create', CreateCategory).replies<CategoryView>(),
    update: message('menus.category.update', UpdateCategory).replies<CategoryView>(),
    delete: message('menus.category.delete', DeleteCategory).replies<Nothing>(),
  },
  item: {
    /** Lists a menu's items, by default in their order: all of them, or one page. */
    search: message('menus.item.search', SearchItems).replies<Page<FoundItem> & Revised>(),
    get: message('menus.item.get', ItemRequest).replies<ItemView>(),
    create: message('menus.item.create', CreateItem).replies<ItemView>(),
    update: message('menus.item.update', UpdateItem).replies<ItemView>(),
    /**
     * Writes the rows in one transaction. Refused as ROWS_REFUSED, with the errors of each row, when a row is refused
     * and `onError` is `abort`.
     */
    upsert: message('menus.item.upsert', UpsertItems).replies<UpsertReport>(),
    delete: message('menus.item.delete', ItemOverVersion).replies<Nothing>(),
    /** Deletes items in one transaction. Refused as ROWS_REFUSED when a row is refused and `onError` is `abort`. */
    deleteMany: message('menus.item.deleteMany', DeleteItems).replies<DeletionReport>(),
    /** Undoes a deletion within one day. */
    restore: message('menus.item.restore', ItemOverVersion).replies<ItemView>(),
    /** Returns the items of a menu that are shared with other menus. */
    sharing: message('menus.item.sharing', MenuRequest).replies<SharingView>(),
    /** Adds items of other menus to this menu. Items that it already contains do not change. */
    share: message('menus.item.share', ShareItems).replies<ShareReport>(),
    /** Ends the sharing of an item. It becomes an independent item of its menu. */
    separate: message('menus.item.separate', ItemRequest).replies<Nothing>(),
  },
  priceChange: {
    /** Reads the prices of a spreadsheet and the lines at fault. Nothing is stored. */
    read: message('menus.price-change.read', ReadPrices).replies<PriceListView>(),
    /** Computes a price change. Nothing is stored. */
    preview: message(
      'menus.price-change.preview',
      PriceChangeRequest,
    ).replies<PriceChangePreview>(),
    /** Applies a change in one transaction. Refused as CHANGED_MEANWHILE when it differs from the preview. */
    apply: message('menus.price-change.apply', ApplyPrices).replies<PriceChangeView>(),
    /** Restores prices that nobody changed since. The reply lists the items that were left unchanged. */
    undo: message('menus.price-change.undo', PriceChangeOf).replies<PriceChangeView>(),
    /** Lists the changes of the last 30 days, the newest first. */
    list: message('menus.price-change.list', PageRequest).replies<Page<PriceChangeView>>(),
  },
  scheduledChange: {
    create: message('menus.scheduled-change.create', ScheduleChange).replies<ScheduledChangeView>(),
    /** Lists the pending changes, the next one first, and then those that ended in the last 30 days. */
    list: message('menus.scheduled-change.list', PageRequest).replies<Page<ScheduledChangeView>>(),
    get: message('menus.scheduled-change.get', ScheduledChangeOf).replies<ScheduledChangeView>(),
    /** Refused as SCHEDULED_CHANGE_OVER when the change is done or has failed. */
    cancel: message('menus.scheduled-change.cancel', ScheduledChangeOf).replies<Nothing>(),
  },
  history: {
    /** The newest version comes first. */
    list: message('menus.history.list', VersionsOf).replies<Page<MenuVersion>>(),
    compare: message('menus.history.compare', CompareVersion).replies<
      VersionDifferences & Revised
    >(),
    /** Restores a version of the menu as a new version, or returns a preview of the changes. */
    restore: message('menus.history.restore', RestoreVersion).replies<RestoreReport>(),
  },
  dashboard: {
    stats: message('menus.dashboard.stats', Nothing).replies<DashboardStats>(),
    analytics: message('menus.dashboard.analytics', Nothing).replies<MenuViews[]>(),
    activity: message('menus.dashboard.activity', CursorRequest).replies<Page<ActivityView>>(),
  },
  template: {
    list: message('menus.template.list', Nothing).replies<TemplateView[]>(),
  },
  translation: {
    /** Returns every text of the menu with its translation. `text` is empty without a translation. */
    list: message('menus.translation.list', TranslationsOf).replies<Translation[]>(),
    save: message('menus.translation.save', Translate).replies<Translation[]>(),
  },
  analytics: {
    /** Refused as PLAN_REQUIRED for periods that the owner's plan does not include. */
    of: message('menus.analytics.of', AnalyticsRequest).replies<MenuAnalytics>(),
    /** Returns the content of `of` as CSV. Refused as PLAN_REQUIRED below Profesional. */
    export: message('menus.analytics.export', AnalyticsRequest).replies<{ csv: string }>(),
    compare: message('menus.analytics.compare', MenuComparisonRequest).replies<
      Page<MenuComparison>
    >(),
    advice: message('menus.analytics.advice', MenuRequest).replies<Advice[]>(),
    /** Checks that the acting user may see the number of open pages of their menu. */
    allowLive: message('menus.analytics.allow-live', MenuRequest).replies<Nothing>(),
    weeklyMail: message('menus.analytics.weekly-mail', Nothing).replies<WeeklyMail>(),
    setWeeklyMail: message('menus.analytics.set-weekly-mail', WeeklyMail).replies<WeeklyMail>(),
    /** Open to anyone who has the link of a mail. An unknown token has no effect. */
    stopWeeklyMail: message('menus.analytics.stop-weekly-mail', StopWeeklyMail).replies<Nothing>(),
  },
  publicMenu: {
    find: message('menus.public-menu.find', MenuRequest).replies<PublicMenuReply>(),
    findMany: message(
      'menus.public-menu.find-many',
      PublicMenusRequest,
    ).replies<PublicMenusReply>(),
    resolve: message('menus.public-menu.resolve', SlugRequest).replies<SlugReply>(),
    /** Finds a restaurant by its current address or a former one. */
    findRestaurant: message(
      'menus.public-menu.find-restaurant',
      SlugRequest,
    ).replies<PublicRestaurantReply>(),
    resolveShortCode: message(
      'menus.public-menu.resolve-short-code',
      ShortCodeRequest,
    ).replies<ShortCodeReply>(),
    /** Lists published menus, 1,000 per page. */
    sitemap: message('menus.public-menu.sitemap', SitemapRequest).replies<Page<SitemapEntry>>(),
  },
  image: {
    /**
     * Returns the images that a menu or an item shows, or would show again if a deletion were undone. Only internal
     * processes may call it.
     */
    referenced: message('menus.image.referenced', ImagePaths).replies<ImagePaths>(),
  },
  account: {
    /** Returns all data that the acting user entered, for their data download. */
    export: message('menus.account.export', Nothing).replies<ExportedContent>(),
  },
  visit: {
    /** Repeated visits and visits of unpublished menus create no row. `recorded` is the number of new rows. */
    record: message('menus.visit.record', RecordVisits).replies<{ recorded: number }>(),
    recordEngagements: message(
      'menus.visit.record-engagements',
      RecordEngagements,
    ).replies<Nothing>(),
  },
} as const;

export const menusEvents = {
  menuChanged: event('menus.menu-changed', MenuChanged, { broadcast: true }),
  /** Handled by identity-service, which has names and addresses. */
  weeklyMailDue: event('menus.weekly-mail-due', WeeklyMailDue),
  scheduledChangesEnded: event('menus.scheduled-changes-ended', ScheduledChangesEnded),
} as const;
