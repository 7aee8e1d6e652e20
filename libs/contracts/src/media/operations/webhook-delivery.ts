import { get, operations, page, post } from '../../operation';
import { PageRequest } from '../../page';
import { ADMINISTRATORS } from '../../people/rights';
import { WebhookDeliveryDetail, WebhookDeliveryView } from '../webhook-delivery.dto';

const operation = operations('Webhooks');

/** Deliveries contain menu data, so keys also need the scope that reads menus. */
export const webhookDelivery = {
  list: operation('media.webhookDeliveries.list', {
    http: get('/api/webhooks/{webhookId}/deliveries'),
    summary: 'Lo que se envió a un webhook en los últimos 7 días, lo más nuevo primero',
    about: 'Lo enviado en los últimos siete días, lo más nuevo primero, por páginas.',
    input: PageRequest,
    reply: page(WebhookDeliveryView),
    rights: ADMINISTRATORS,
    keys: ['webhooks', 'menus:read'],
  }),
  get: operation('media.webhookDeliveries.get', {
    http: get('/api/webhooks/{webhookId}/deliveries/{deliveryId}'),
    summary: 'Una entrega: lo que se envió en cada intento y lo que respondió tu dirección',
    about: 'Una entrega con cada intento: lo que se envió y lo que tu dirección respondió.',
    reply: WebhookDeliveryDetail,
    rights: ADMINISTRATORS,
    keys: ['webhooks', 'menus:read'],
  }),
  redeliver: operation('media.webhookDeliveries.redeliver', {
    http: post('/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver'),
    summary: 'Enviar otra vez una entrega, con el mismo webhook-id',
    about:
      'La envía otra vez en el momento, con el mismo `webhook-id`, también a un webhook en pausa.',
    status: 202,
    reply: WebhookDeliveryView,
    rights: ADMINISTRATORS,
    keys: ['webhooks', 'menus:read'],
    limit: 'webhookTest',
  }),
} as const;
