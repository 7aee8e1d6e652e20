import { message, Nothing } from '../../message';
import { ANALYTICS_READERS, EVERYONE, THEMSELF } from '../../people/rights';
import type { Page } from '../../page';
import { WeeklyMail, type Advice } from '../advice.dto';
import {
  AnalyticsRequest,
  MenuComparisonRequest,
  type MenuAnalytics,
  type MenuComparison,
} from '../analytics.dto';
import { MenuRequest } from '../menu.dto';
import { StopWeeklyMail } from '../weekly-mail.dto';

export const analytics = {
  /** Refused as PLAN_REQUIRED for periods that the owner's plan does not include. */
  of: message('menus.analytics.of', AnalyticsRequest, ANALYTICS_READERS).replies<MenuAnalytics>(),
  /** Returns the content of `of` as CSV. Refused as PLAN_REQUIRED below Profesional. */
  export: message('menus.analytics.export', AnalyticsRequest, ANALYTICS_READERS).replies<{
    csv: string;
  }>(),
  compare: message('menus.analytics.compare', MenuComparisonRequest, ANALYTICS_READERS).replies<
    Page<MenuComparison>
  >(),
  advice: message('menus.analytics.advice', MenuRequest, ANALYTICS_READERS).replies<Advice[]>(),
  /** Checks that the acting user may see the number of open pages of their menu. */
  allowLive: message(
    'menus.analytics.allow-live',
    MenuRequest,
    ANALYTICS_READERS,
  ).replies<Nothing>(),
  weeklyMail: message('menus.analytics.weekly-mail', Nothing, THEMSELF).replies<WeeklyMail>(),
  setWeeklyMail: message(
    'menus.analytics.set-weekly-mail',
    WeeklyMail,
    THEMSELF,
  ).replies<WeeklyMail>(),
  /** Open to anyone who has the link of a mail. An unknown token has no effect. */
  stopWeeklyMail: message(
    'menus.analytics.stop-weekly-mail',
    StopWeeklyMail,
    EVERYONE,
  ).replies<Nothing>(),
} as const;
