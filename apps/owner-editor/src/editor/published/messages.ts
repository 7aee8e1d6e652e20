import type { MissingPart } from '@cartaviva/domain';

export const PUBLISHED_MESSAGES = {
  title: 'Tu menú está en línea',
  text: 'Ponlo en tus mesas: quien escanee este código ve tu menú, siempre al día.',
  print: 'Imprimir habladores',
  printing: 'Preparando el PDF…',
  printHint: 'Un PDF en tamaño carta: una hoja, se dobla y se para sola.',
  whatsApp: 'Enviar por WhatsApp',
  shareText: (restaurant: string, url: string) => `Mira el menú de ${restaurant}: ${url}`,
  view: 'Ver menú',
  lacks: 'Le falta, y lo puedes poner cuando quieras:',
  missing: {
    items: 'Platos: quien lo abra verá un menú vacío.',
    prices: 'Precio en algún plato: sale en RD$0.',
    restaurantName: 'El nombre de tu restaurante.',
    phone: 'Un teléfono completo y con WhatsApp: es adonde llegan los pedidos.',
    address: 'La dirección, para que te encuentren.',
  } satisfies Record<MissingPart, string>,
} as const;
