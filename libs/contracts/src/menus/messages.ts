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

/** What menus-service answers. Every owner's message is about the acting user's own menus. */
export const menus = {
  menu: {
    list: message('menus.menu.list', SearchMenus).replies<Page<MenuView>>(),
    create: message('menus.menu.create', CreateMenu).replies<MenuView>(),
    get: message('menus.menu.get', MenuRequest).replies<MenuView>(),
    update: message('menus.menu.update', UpdateMenu).replies<MenuView>(),
    delete: message('menus.menu.delete', MenuOverVersion).replies<Nothing>(),
    /** Takes a deletion back, within the day it can be; needs room in the plan. */
    restore: message('menus.menu.restore', MenuOverVersion).replies<MenuView>(),
    duplicate: message('menus.menu.duplicate', DuplicateMenu).replies<MenuView>(),
    arrange: message('menus.menu.arrange', ArrangeMenu).replies<Nothing>(),
    changePrices: message('menus.menu.change-prices', ChangePrices).replies<ItemView[]>(),
    import: message('menus.menu.import', ImportMenu).replies<ImportReport>(),
    /** Only a published menu has codes to print. */
    print: message('menus.menu.print', PrintMenu).replies<PrintedView>(),
    /** As CSV that the import reads again. */
    export: message('menus.menu.export', MenuRequest).replies<{ csv: string; fileName: string }>(),
  },
  workbook: {
    import: message('menus.workbook.import', ImportWorkbook).replies<WorkbookReport>(),
    /** XLSX in base64, that the import reads again. */
    export: message('menus.workbook.export', Nothing).replies<{
      content: string;
      fileName: string;
    }>(),
  },
  entitlement: {
    /**
     * What the acting user may do, by what billing-service has just answered, or a new account says:
     * before the event arrives.
     */
    store: message('menus.entitlement.store', SubscriptionChanged).replies<Nothing>(),
  },
  restaurant: {
    /** All of the acting user, the oldest first. */
    list: message('menus.restaurant.list', Nothing).replies<RestaurantView[]>(),
    get: message('menus.restaurant.get', RestaurantRequest).replies<RestaurantView>(),
    create: message('menus.restaurant.create', CreateRestaurant).replies<RestaurantView>(),
    update: message('menus.restaurant.update', UpdateRestaurant).replies<RestaurantView>(),
    /** Which menus it has, in their order; those that leave it keep what it said for them. */
    arrange: message('menus.restaurant.arrange', ArrangeRestaurant).replies<RestaurantView>(),
    delete: message('menus.restaurant.delete', RestaurantOverVersion).replies<Nothing>(),
  },
  category: {
    /** Of a menu, in its order; all of them, or a page. */
    search: message('menus.category.search', CategoriesOf).replies<Page<CategoryView> & Revised>(),
    get: message('menus.category.get', CategoryRequest).replies<CategoryView>(),
    create: message('menus.category.create', CreateCategory).replies<CategoryView>(),
    update: message('menus.category.update', UpdateCategory).replies<CategoryView>(),
    delete: message('menus.category.delete', DeleteCategory).replies<Nothing>(),
  },
  item: {
    /** Of a menu, in its order unless another is asked for; all of them, or a page. */
    search: message('menus.item.search', SearchItems).replies<Page<FoundItem> & Revised>(),
    get: message('menus.item.get', ItemRequest).replies<ItemView>(),
    create: message('menus.item.create', CreateItem).replies<ItemView>(),
    update: message('menus.item.update', UpdateItem).replies<ItemView>(),
    /**
     * Together. Refused as ROWS_REFUSED, with all that is wrong by row, when one is refused and the others
     * are not to be written without it.
     */
    upsert: message('menus.item.upsert', UpsertItems).replies<UpsertReport>(),
    delete: message('menus.item.delete', ItemOverVersion).replies<Nothing>(),
    /** Deletes together. Refused as ROWS_REFUSED when a row is and the others are not to be deleted without it. */
    deleteMany: message('menus.item.deleteMany', DeleteItems).replies<DeletionReport>(),
    /** Takes a deletion back, within the day it can be. */
    restore: message('menus.item.restore', ItemOverVersion).replies<ItemView>(),
    /** Which items of a menu stand in which others. */
    sharing: message('menus.item.sharing', MenuRequest).replies<SharingView>(),
    /** Puts items of other menus into this one, too; those that stand in it already stay as they are. */
    share: message('menus.item.share', ShareItems).replies<ShareReport>(),
    /** From now on the item of this menu is its own. */
    separate: message('menus.item.separate', ItemRequest).replies<Nothing>(),
  },
  priceChange: {
    /** The prices of a spreadsheet, or why it has none; nothing is stored. */
    read: message('menus.price-change.read', ReadPrices).replies<PriceListView>(),
    /** What would change; nothing is written. */
    preview: message(
      'menus.price-change.preview',
      PriceChangeRequest,
    ).replies<PriceChangePreview>(),
    /** All of it in one transaction. Refused as CHANGED_MEANWHILE when it is not what was previewed. */
    apply: message('menus.price-change.apply', ApplyPrices).replies<PriceChangeView>(),
    /** Prices that nobody has changed since are again what they were; the others stay, and are told. */
    undo: message('menus.price-change.undo', PriceChangeOf).replies<PriceChangeView>(),
    /** Of the last 30 days, newest first. */
    list: message('menus.price-change.list', PageRequest).replies<Page<PriceChangeView>>(),
  },
  scheduledChange: {
    create: message('menus.scheduled-change.create', ScheduleChange).replies<ScheduledChangeView>(),
    /** Those that wait, the next one first; then those that were over in the last 30 days. */
    list: message('menus.scheduled-change.list', PageRequest).replies<Page<ScheduledChangeView>>(),
    get: message('menus.scheduled-change.get', ScheduledChangeOf).replies<ScheduledChangeView>(),
    /** Refused as SCHEDULED_CHANGE_OVER once it was done, or failed. */
    cancel: message('menus.scheduled-change.cancel', ScheduledChangeOf).replies<Nothing>(),
  },
  history: {
    /** Newest first. */
    list: message('menus.history.list', VersionsOf).replies<Page<MenuVersion>>(),
    /** With what differs from the version before, or from now. */
    compare: message('menus.history.compare', CompareVersion).replies<
      VersionDifferences & Revised
    >(),
    /** Brings back what the menu was, as one version more, or only says what would change. */
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
    /** Every text of the menu with what it is in the language; `text` is empty where nothing is. */
    list: message('menus.translation.list', TranslationsOf).replies<Translation[]>(),
    save: message('menus.translation.save', Translate).replies<Translation[]>(),
  },
  analytics: {
    /** Refused as PLAN_REQUIRED for periods that the owner's plan does not show. */
    of: message('menus.analytics.of', AnalyticsRequest).replies<MenuAnalytics>(),
    /** Everything that `of` says, as CSV. These, too, are PLAN_REQUIRED below Profesional. */
    export: message('menus.analytics.export', AnalyticsRequest).replies<{ csv: string }>(),
    compare: message('menus.analytics.compare', MenuComparisonRequest).replies<
      Page<MenuComparison>
    >(),
    advice: message('menus.analytics.advice', MenuRequest).replies<Advice[]>(),
    /** Whether the acting user may see how many have their menu open. */
    allowLive: message('menus.analytics.allow-live', MenuRequest).replies<Nothing>(),
    weeklyMail: message('menus.analytics.weekly-mail', Nothing).replies<WeeklyMail>(),
    setWeeklyMail: message('menus.analytics.set-weekly-mail', WeeklyMail).replies<WeeklyMail>(),
    /** By the link in a mail, for whoever has it. A token that is nobody's changes nothing. */
    stopWeeklyMail: message('menus.analytics.stop-weekly-mail', StopWeeklyMail).replies<Nothing>(),
  },
  publicMenu: {
    find: message('menus.public-menu.find', MenuRequest).replies<PublicMenuReply>(),
    /** What `find` says of each of the menus, in one statement. */
    findMany: message(
      'menus.public-menu.find-many',
      PublicMenusRequest,
    ).replies<PublicMenusReply>(),
    resolve: message('menus.public-menu.resolve', SlugRequest).replies<SlugReply>(),
    /** Of the restaurant whose address it is, or was. */
    findRestaurant: message(
      'menus.public-menu.find-restaurant',
      SlugRequest,
    ).replies<PublicRestaurantReply>(),
    resolveShortCode: message(
      'menus.public-menu.resolve-short-code',
      ShortCodeRequest,
    ).replies<ShortCodeReply>(),
    /** Published menus, 1,000 a page. */
    sitemap: message('menus.public-menu.sitemap', SitemapRequest).replies<Page<SitemapEntry>>(),
  },
  image: {
    /**
     * Which of the images a menu or an item shows, or shows again if a deletion is taken back. For the
     * system alone.
     */
    referenced: message('menus.image.referenced', ImagePaths).replies<ImagePaths>(),
  },
  account: {
    /** Everything the acting user has written, for their download. */
    export: message('menus.account.export', Nothing).replies<ExportedContent>(),
  },
  visit: {
    /** Visits of menus that are not published, and repeats, leave no row; `recorded` counts new rows. */
    record: message('menus.visit.record', RecordVisits).replies<{ recorded: number }>(),
    recordEngagements: message(
      'menus.visit.record-engagements',
      RecordEngagements,
    ).replies<Nothing>(),
  },
} as const;

/** What happened in menus-service. */
export const menusEvents = {
  menuChanged: event('menus.menu-changed', MenuChanged, { broadcast: true }),
  /** For identity-service, which knows names and addresses. */
  weeklyMailDue: event('menus.weekly-mail-due', WeeklyMailDue),
  scheduledChangesEnded: event('menus.scheduled-changes-ended', ScheduledChangesEnded),
} as const;
