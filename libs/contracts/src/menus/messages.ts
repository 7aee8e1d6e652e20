import { ScheduledChangesEnded } from './scheduled-changes-ended.event';
import { event } from '../message';
import { MenuChanged } from './menu-changed.event';
import { WeeklyMailDue } from './weekly-mail.dto';
import { menu } from './operations/menu';
import { workbook } from './operations/workbook';
import { entitlement } from './operations/entitlement';
import { restaurant } from './operations/restaurant';
import { category } from './operations/category';
import { item } from './operations/item';
import { sharedItem } from './operations/shared-item';
import { priceChange } from './operations/price-change';
import { scheduledChange } from './operations/scheduled-change';
import { history } from './operations/history';
import { dashboard } from './operations/dashboard';
import { template } from './operations/template';
import { translation } from './operations/translation';
import { analytics } from './operations/analytics';
import { publicMenu } from './operations/public-menu';
import { image } from './operations/image';
import { account } from './operations/account';
import { visit } from './operations/visit';

/** Messages that menus-service answers. An owner's message affects only menus of the acting account. */
export const menus = {
  menu,
  workbook,
  entitlement,
  restaurant,
  category,
  item,
  sharedItem,
  priceChange,
  scheduledChange,
  history,
  dashboard,
  template,
  translation,
  analytics,
  publicMenu,
  image,
  account,
  visit,
} as const;

export const menusEvents = {
  menuChanged: event('menus.menu-changed', MenuChanged, { broadcast: true }),
  /** Handled by identity-service, which has names and addresses. */
  weeklyMailDue: event('menus.weekly-mail-due', WeeklyMailDue),
  scheduledChangesEnded: event('menus.scheduled-changes-ended', ScheduledChangesEnded),
} as const;
