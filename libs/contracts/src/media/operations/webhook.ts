import { del, get, list, operations, post, put, written, resource } from '../../operation';
import { ADMINISTRATORS } from '../../people/rights';
import { WebhookDeliveryView } from '../webhook-delivery.dto';
import {
  CreatedWebhook,
  CreateWebhookRequest,
  UpdateWebhookRequest,
  WebhookView,
} from '../webhook.dto';

const operation = operations('Webhooks');

/** A webhook sends menu data to its address, so keys also need the scope that reads menus. */
export const webhook = {
  list: operation('media.webhooks.list', {
    http: get('/api/webhooks'),
    summary: 'Mis webhooks',
    about: 'Tus webhooks, con el resultado de su último envío.',
    reply: list(WebhookView, { whole: true }),
    rights: ADMINISTRATORS,
    keys: ['webhooks'],
  }),
  create: operation('media.webhooks.create', {
    http: post('/api/webhooks'),
    summary: 'Crear un webhook; su secreto se muestra esta única vez',
    about:
      'El secreto con que se firman los avisos llega esta única vez. La dirección debe ser pública.',
    input: CreateWebhookRequest,
    creates: '/api/webhooks/{id}',
    reply: written(CreatedWebhook),
    rights: ADMINISTRATORS,
    keys: ['webhooks', 'menus:read'],
    refuses: ['WEBHOOK_FORBIDDEN_TARGET', 'WEBHOOK_LIMIT_REACHED'],
  }),
  get: operation('media.webhooks.get', {
    http: get('/api/webhooks/{webhookId}'),
    summary: 'Un webhook, sin su secreto',
    about: 'Un webhook tuyo y su `ETag`.',
    reply: resource(WebhookView),
    rights: ADMINISTRATORS,
    keys: ['webhooks'],
  }),
  update: operation('media.webhooks.update', {
    http: put('/api/webhooks/{webhookId}'),
    summary: 'Cambiar, pausar o activar un webhook: solo lo que se envía',
    about:
      'Cambia solo los campos que se envían. `isEnabled: false` lo pone en pausa y `true` lo reanuda.',
    input: UpdateWebhookRequest,
    conditional: 'version',
    reply: written(WebhookView),
    rights: ADMINISTRATORS,
    keys: ['webhooks', 'menus:read'],
    refuses: ['WEBHOOK_FORBIDDEN_TARGET'],
  }),
  delete: operation('media.webhooks.delete', {
    http: del('/api/webhooks/{webhookId}'),
    summary: 'Borrar un webhook',
    about: 'No se le envía nada más.',
    conditional: 'version',
    rights: ADMINISTRATORS,
    keys: ['webhooks'],
  }),
  rotateSecret: operation('media.webhooks.rotateSecret', {
    http: post('/api/webhooks/{webhookId}/rotate-secret'),
    summary:
      'Cambiar el secreto de un webhook: el nuevo se muestra esta única vez; el anterior también firma 24 horas más',
    about:
      'Da otro secreto. Durante 24 horas los avisos se firman con los dos, para cambiarlo sin perder ninguno.',
    conditional: 'version',
    reply: written(CreatedWebhook),
    rights: ADMINISTRATORS,
    keys: ['webhooks'],
  }),
  test: operation('media.webhooks.test', {
    http: post('/api/webhooks/{webhookId}/test'),
    summary: 'Enviar una prueba: un webhook.test, aunque esté en pausa',
    about:
      'Envía un aviso de prueba en el momento, también a un webhook en pausa. El resultado queda entre sus entregas.',
    status: 202,
    reply: WebhookDeliveryView,
    rights: ADMINISTRATORS,
    keys: ['webhooks'],
    limit: 'webhookTest',
  }),
} as const;
