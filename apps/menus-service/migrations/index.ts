import {
  CreateEventTables1763000000000,
  LetEventsBeTraced1763000100000,
  type Migration,
} from '@cartaviva/persistence';
import { CreateMenus1763000001000 } from './1763000001000-create-menus';
import { CreateVisits1763000002000 } from './1763000002000-create-visits';
import { CreateEntitlements1763000003000 } from './1763000003000-create-entitlements';
import { NumberEntitlements1763000004000 } from './1763000004000-number-entitlements';
import { CreateClosedOwners1763000005000 } from './1763000005000-create-closed-owners';
import { WriteMenusInFull1763000010000 } from './1763000010000-write-menus-in-full';
import { GiveMenusSlugs1763000011000 } from './1763000011000-give-menus-slugs';
import { CreateActivity1763000015500 } from './1763000015500-create-activity';
import { CreateViews1763000016500 } from './1763000016500-create-views';
import { FindMenusByImage1763000020000 } from './1763000020000-find-menus-by-image';
import { RollUpAnalytics1763000022000 } from './1763000022000-roll-up-analytics';
import { CreateWeeklyMails1763000024000 } from './1763000024000-create-weekly-mails';
import { NameItemsAsOthersDo1763000026000 } from './1763000026000-name-items-as-others-do';
import { NumberChanges1763000027000 } from './1763000027000-number-changes';
import { ListMenusOnline1763000101000 } from './1763000101000-list-menus-online';
import { DesignMenus1763000102000 } from './1763000102000-design-menus';
import { OpenAtHours1763000103000 } from './1763000103000-open-at-hours';
import { DeclareAllergens1763000104000 } from './1763000104000-declare-allergens';
import { ServeAtHours1763000105000 } from './1763000105000-serve-at-hours';
import { ShowSecondCurrency1763000106000 } from './1763000106000-show-second-currency';
import { GiveShortCodes1763000107000 } from './1763000107000-give-short-codes';
import { KeepHistory1763000108000 } from './1763000108000-keep-history';
import { CoverMenus1763000110000 } from './1763000110000-cover-menus';
import { FindVersionsOfMembers1763000120000 } from './1763000120000-find-versions-of-members';
import { GatherMenusInRestaurants1763000121000 } from './1763000121000-gather-menus-in-restaurants';
import { ChangePricesTogether1763000122000 } from './1763000122000-change-prices-together';
import { ScheduleChanges1763000123000 } from './1763000123000-schedule-changes';
import { PairScheduledChanges1763000124000 } from './1763000124000-pair-scheduled-changes';
import { RememberDeletedRestaurants1763000125000 } from './1763000125000-remember-deleted-restaurants';
import { ShareItems1763000126000 } from './1763000126000-share-items';
import { FollowTransfers1763000130000 } from './1763000130000-follow-transfers';
import { RemoveDeniedTags1763000131100 } from './1763000131100-remove-denied-tags';
import { KeepNamesOfMenus1763000131200 } from './1763000131200-keep-names-of-menus';
import { KnowWhoScheduled1763000131420 } from './1763000131420-know-who-scheduled';
import { WriteManyRowsAtOnce1763000132000 } from './1763000132000-write-many-rows-at-once';

/** The schema `menus`, step by step; each step works with the release before it. */
export const migrations: readonly Migration[] = [
  CreateEventTables1763000000000,
  CreateMenus1763000001000,
  CreateVisits1763000002000,
  CreateEntitlements1763000003000,
  NumberEntitlements1763000004000,
  CreateClosedOwners1763000005000,
  WriteMenusInFull1763000010000,
  GiveMenusSlugs1763000011000,
  CreateActivity1763000015500,
  CreateViews1763000016500,
  FindMenusByImage1763000020000,
  RollUpAnalytics1763000022000,
  CreateWeeklyMails1763000024000,
  NameItemsAsOthersDo1763000026000,
  NumberChanges1763000027000,
  LetEventsBeTraced1763000100000,
  ListMenusOnline1763000101000,
  DesignMenus1763000102000,
  OpenAtHours1763000103000,
  DeclareAllergens1763000104000,
  ServeAtHours1763000105000,
  ShowSecondCurrency1763000106000,
  GiveShortCodes1763000107000,
  KeepHistory1763000108000,
  CoverMenus1763000110000,
  FindVersionsOfMembers1763000120000,
  GatherMenusInRestaurants1763000121000,
  ChangePricesTogether1763000122000,
  ScheduleChanges1763000123000,
  PairScheduledChanges1763000124000,
  RememberDeletedRestaurants1763000125000,
  ShareItems1763000126000,
  FollowTransfers1763000130000,
  RemoveDeniedTags1763000131100,
  KeepNamesOfMenus1763000131200,
  KnowWhoScheduled1763000131420,
  WriteManyRowsAtOnce1763000132000,
];
