import { message, Nothing } from '../../message';
import { ANALYTICS_READERS, CONTENT_READERS, EDITORS } from '../../people/rights';
import { CursorRequest, type Page } from '../../page';
import type { ActivityView } from '../activity.dto';
import type { MenuViews } from '../analytics.dto';
import type { DashboardStats } from '../dashboard.dto';

export const dashboard = {
  stats: message('menus.dashboard.stats', Nothing, CONTENT_READERS).replies<DashboardStats>(),
  analytics: message('menus.dashboard.analytics', Nothing, ANALYTICS_READERS).replies<
    MenuViews[]
  >(),
  activity: message('menus.dashboard.activity', CursorRequest, EDITORS).replies<
    Page<ActivityView>
  >(),
} as const;
