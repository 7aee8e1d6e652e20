import { get, list, operations, page } from '../../operation';
import { CursorRequest } from '../../page';
import { ANALYTICS_READERS, CONTENT_READERS, EDITORS } from '../../people/rights';
import { ActivityView } from '../activity.dto';
import { MenuViews } from '../analytics.dto';
import { DashboardStats } from '../dashboard.dto';

const operation = operations('Panel');

export const dashboard = {
  stats: operation('menus.dashboard.stats', {
    http: get('/api/dashboard/stats'),
    summary: 'Cuántos menús e ítems tengo, y cuántos menús publicados',
    about: 'Los totales de tu panel.',
    reply: DashboardStats,
    rights: CONTENT_READERS,
    keys: ['menus:read'],
  }),
  analytics: operation('menus.dashboard.analytics', {
    http: get('/api/dashboard/analytics'),
    summary: 'Mis tres menús más vistos en los últimos siete días',
    about:
      'Los tres menús más vistos de los últimos siete días, con su cambio contra los siete anteriores.',
    reply: list(MenuViews, { whole: true }),
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
  }),
  activity: operation('menus.dashboard.activity', {
    http: get('/api/dashboard/activity'),
    summary: 'Lo último que hice con mis menús',
    about: 'Los últimos cambios en tus menús, el más nuevo primero.',
    input: CursorRequest,
    reply: page(ActivityView, { cursor: true }),
    rights: EDITORS,
    keys: ['menus:read'],
  }),
} as const;
