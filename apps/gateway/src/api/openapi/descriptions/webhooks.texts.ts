import type { FieldTexts } from './field-text';

export const WEBHOOK_TEXTS: FieldTexts = {
  url: [
    'Dirección pública a la que se envían los avisos, con `https`.',
    'https://caja.ejemplo.do/cartaviva',
    { format: 'uri' },
  ],
  events: ['De qué se avisa.', ['menu.published', 'menu.updated']],
  'CreateWebhookRequest.menuIds': [
    'Los menús de los que se avisa (uuid); de todos, también los que crees después, si es `null` o no se dice.',
    ['3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4'],
  ],
  'UpdateWebhookRequest.menuIds': [
    'Los menús de los que se avisa (uuid); de todos si es `null`.',
    ['3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4'],
  ],
  'WebhookView.menuIds': [
    'Los menús de los que se avisa (uuid); `null` si es de todos.',
    ['3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4'],
  ],
  'CreatedWebhook.menuIds': [
    'Los menús de los que se avisa (uuid); `null` si es de todos.',
    ['3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4'],
  ],
  'ContentChange.author': ['Quién hizo el cambio; no viene en avisos de antes.'],
  'ChangeAuthor.kind': [
    'Una persona (`user`), un programa con una clave (`key`) o CartaViva, como en un cambio programado (`system`).',
  ],
  'ChangeAuthor.id': ['La persona o la clave (uuid); `null` en `system`.'],
  'ChangeAuthor.name': [
    'El nombre de la clave, o de una persona que no es dueña de la cuenta; si no, `null`.',
    'Caja principal',
  ],
  lastTriedAt: ['Último envío: ISO 8601, en UTC; `null` antes del primero.'],
  lastStatus: ['Estado HTTP que respondió tu dirección; `null` si no respondió.', 204],
  'WebhookView.description': ['Para reconocerlo después; `null` si no se dice.', 'Caja principal'],
  'CreatedWebhook.description': [
    'Para reconocerlo después; `null` si no se dice.',
    'Caja principal',
  ],
  'CreateWebhookRequest.description': ['Para reconocerlo después.', 'Caja principal'],
  'UpdateWebhookRequest.description': [
    'Para reconocerlo después; `null` la quita.',
    'Caja principal',
  ],
  isEnabled: [
    'Si se le envían avisos; `false` lo pone en pausa, y lo que pase mientras tanto no se envía.',
  ],
  pausedAt: [
    'Cuándo lo pausamos (ISO 8601, en UTC): un día de intentos fallidos, o tu dirección respondió 410; si no, `null`.',
  ],
  previousSecretExpiresAt: [
    'Hasta cuándo se firma también con el secreto anterior: ISO 8601, en UTC; `null` si solo con el actual.',
  ],
  'WebhookDeliveryView.id': [
    'Identificador de la entrega (uuid): el `webhook-id` de cada intento.',
  ],
  'WebhookDeliveryDetail.id': [
    'Identificador de la entrega (uuid): el `webhook-id` de cada intento.',
  ],
  'WebhookDeliveryView.type': ['Tipo del aviso.'],
  'WebhookDeliveryDetail.type': ['Tipo del aviso.'],
  'WebhookDeliveryView.events': ['De qué avisa, cada tipo una vez; vacía en una prueba.'],
  'WebhookDeliveryDetail.events': ['De qué avisa, cada tipo una vez; vacía en una prueba.'],
  'WebhookDeliveryView.menuId': ['El menú (uuid); `null` en una prueba.'],
  'WebhookDeliveryDetail.menuId': ['El menú (uuid); `null` en una prueba.'],
  sequence: [
    'Número de la entrega sobre este menú a este webhook, desde 1; `null` en una prueba.',
    17,
  ],
  'WebhookDeliveryView.status': ['Cómo va la entrega.'],
  'WebhookDeliveryDetail.status': ['Cómo va la entrega.'],
  nextAttemptAt: ['Próximo intento: ISO 8601, en UTC; `null` si no queda ninguno.'],
  attemptCount: ['Intentos hechos.', 1],
  'WebhookHeaderView.name': ['Nombre de la cabecera.', 'webhook-id'],
  'WebhookHeaderView.value': ['Valor de la cabecera.', '3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4'],
  durationMs: ['Desde el primer byte enviado hasta el final de la respuesta, en milisegundos.', 84],
  requestHeaders: ['Las cabeceras que se enviaron.'],
  'WebhookAttemptView.status': ['Estado HTTP de la respuesta; `null` si no la hubo.', 204],
  responseBody: [
    'Los primeros 2048 bytes de la respuesta, como texto; `null` si no la hubo.',
    'ok',
  ],
  'WebhookAttemptView.error': ['Por qué no hubo respuesta; `null` si la hubo.'],
  'WebhookDeliveryDetail.body': [
    'El cuerpo, tal como se envía en cada intento.',
    '{"type":"webhook.test"}',
  ],
  attempts: ['Los intentos, el más nuevo primero.'],
  isPartial: [
    'Si cambió más de lo que nombra `events`: quien guarde una copia del menú debe leerlo entero.',
    false,
  ],
  timestamp: ['Cuándo pasó lo primero: ISO 8601, en UTC.'],
  data: ['Lo que se avisa.'],
  'MenuChangedPayload.type': ['Siempre `menu.changed`.', 'menu.changed'],
  'WebhookTestPayload.type': ['Siempre `webhook.test`.', 'webhook.test'],
  'MenuChangedData.events': ['Lo que cambió, de lo que el webhook recibe, lo más antiguo primero.'],
  webhookId: ['El webhook (uuid).'],
  'ContentChange.type': ['Qué cambió.'],
  menu: ['El menú después del cambio, en los avisos `menu.*`.'],
  category: ['La categoría después del cambio, en los avisos `category.*`.'],
  item: ['El ítem después del cambio, en los avisos `item.*`.'],
  previous: [
    'En los avisos `*.updated`: los campos que cambiaron, con el valor que tenían.',
    { price: '325.00' },
  ],
  'ContentChange.language': ['En `menu.translated`: el idioma, por su código ISO 639-1.', 'en'],
  secret: [
    'Con qué se firman los avisos. Se muestra esta única vez.',
    'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  ],
};
