import { del, get, operations, page, post } from '../../operation';
import { PageRequest } from '../../page';
import { EDITORS } from '../../people/rights';
import { ScheduleChangeRequest, ScheduledChangeView } from '../scheduled-changes.dto';

const operation = operations('Menús');

export const scheduledChange = {
  list: operation('menus.scheduledChanges.list', {
    http: get('/api/scheduled-changes'),
    summary: 'Los cambios programados, y los que terminaron en los últimos 30 días',
    about: 'Los que esperan, el próximo primero; después los que terminaron.',
    input: PageRequest,
    reply: page(ScheduledChangeView),
    rights: EDITORS,
    keys: ['menus:read'],
  }),
  create: operation('menus.scheduledChanges.create', {
    http: post('/api/scheduled-changes'),
    summary: 'Programar un cambio de precios, o que un menú se publique o deje de estarlo',
    about:
      'Hasta 100 cambios pueden esperar a la vez. De los precios se guarda lo que se previó: en su momento cambian los ítems cuyo precio sigue siendo el de antes, y los demás se quedan y se nombran. Se hace una sola vez, con el plan y los permisos de ese momento; si el servicio no estaba, en cuanto vuelve.',
    input: ScheduleChangeRequest,
    largeBody: 'whole-menus',
    creates: '/api/scheduled-changes/{id}',
    reply: ScheduledChangeView,
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: [
      'MENU_NOT_FOUND',
      'CHANGED_MEANWHILE',
      'PRICE_CHANGE_TOO_LARGE',
      'ROWS_REFUSED',
      'SCHEDULED_CHANGES_FULL',
      'ACCOUNT_CLOSING',
    ],
  }),
  get: operation('menus.scheduledChanges.get', {
    http: get('/api/scheduled-changes/{scheduledChangeId}'),
    summary: 'Un cambio programado',
    about: 'Qué se programó, y qué salió de eso.',
    reply: ScheduledChangeView,
    rights: EDITORS,
    keys: ['menus:read'],
  }),
  cancel: operation('menus.scheduledChanges.cancel', {
    http: del('/api/scheduled-changes/{scheduledChangeId}'),
    summary: 'Cancelar un cambio programado',
    about:
      'Lo cancela mientras espera. Cancelarlo otra vez no cambia nada; si ya se hizo o falló, responde 409.',
    rights: EDITORS,
    keys: ['menus:write'],
    refuses: ['SCHEDULED_CHANGE_OVER'],
  }),
} as const;
