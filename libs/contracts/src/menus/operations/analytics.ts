import { message, type Nothing } from '../../message';
import { file, fromGateway, get, list, operations, page, put } from '../../operation';
import { ANALYTICS_READERS, EVERYONE, THEMSELF } from '../../people/rights';
import { Advice, WeeklyMail } from '../advice.dto';
import {
  AnalyticsPeriod,
  MenuAnalytics,
  MenuComparison,
  MenuComparisonRequest,
  OpenMenus,
} from '../analytics.dto';
import { StopWeeklyMail } from '../weekly-mail.dto';

const operation = operations('Analytics');

export const analytics = {
  /** Refused as PLAN_REQUIRED for periods that the owner's plan does not include. */
  of: operation('menus.analytics.get', {
    http: get('/api/menus/{menuId}/analytics'),
    summary: 'Qué hicieron los comensales con un menú mío',
    about:
      'Vistas, visitantes y su origen en un período de hasta un año. Lo que el plan no incluye llega como `null`.',
    input: AnalyticsPeriod,
    reply: MenuAnalytics,
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
    refuses: ['PLAN_REQUIRED'],
  }),
  export: operation('menus.analytics.export', {
    http: get('/api/menus/{menuId}/analytics.csv'),
    summary: 'Los números de un menú mío como tabla',
    about: 'Las cifras del período en CSV, un día por línea.',
    input: AnalyticsPeriod,
    reply: file('text/csv'),
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
    refuses: ['PLAN_REQUIRED'],
  }),
  compare: operation('menus.allMenusAnalytics.compare', {
    http: get('/api/analytics/menus'),
    summary: 'Mis menús, comparados en un mismo período, el más visto primero',
    about: 'Todos tus menús en un mismo período, el más visto primero, por páginas.',
    input: MenuComparisonRequest,
    reply: page(MenuComparison),
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
    refuses: ['PLAN_REQUIRED'],
  }),
  advice: operation('menus.analytics.advice', {
    http: get('/api/menus/{menuId}/analytics/advice'),
    summary: 'Qué hacer según los números de los últimos 30 días, tres cosas como máximo',
    about:
      'Hasta tres consejos por las cifras de los últimos 30 días, cada uno con la pantalla donde se hace.',
    reply: list(Advice, { whole: true }),
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
    refuses: ['PLAN_REQUIRED'],
  }),
  /** The service checks the rights and the plan. The gateways know the number of open pages. */
  allowLive: operation('menus.analytics.live', {
    http: get('/api/menus/{menuId}/analytics/live'),
    summary: 'Cuántos navegadores muestran mi menú en este momento',
    about: 'Cuántos navegadores tienen el menú abierto ahora.',
    reply: fromGateway(OpenMenus),
    rights: ANALYTICS_READERS,
    keys: ['analytics:read'],
    refuses: ['PLAN_REQUIRED'],
  }),
  weeklyMail: operation('menus.allMenusAnalytics.getWeeklyMail', {
    http: get('/api/analytics/weekly-mail'),
    summary: 'Si recibo cada semana un email con qué hacer',
    about: 'Si el email de los lunes está activado.',
    asThemself: true,
    reply: WeeklyMail,
    rights: THEMSELF,
    refuses: ['PLAN_REQUIRED'],
  }),
  setWeeklyMail: operation('menus.allMenusAnalytics.setWeeklyMail', {
    http: put('/api/analytics/weekly-mail'),
    summary: 'Recibir o dejar de recibir el email de la semana',
    about: 'Activa o desactiva el email de los lunes.',
    asThemself: true,
    input: WeeklyMail,
    reply: WeeklyMail,
    rights: THEMSELF,
    refuses: ['PLAN_REQUIRED'],
  }),
  /** Open to anyone who has the link of a mail. An unknown token has no effect. */
  stopWeeklyMail: message(
    'menus.analytics.stop-weekly-mail',
    StopWeeklyMail,
    EVERYONE,
  ).replies<Nothing>(),
} as const;
