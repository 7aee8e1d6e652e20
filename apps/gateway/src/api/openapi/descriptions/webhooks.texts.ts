import type { FieldTexts } from './field-text';

/** Integrators' own addresses that are called when something changes. */
export const WEBHOOK_TEXTS: FieldTexts = {
  url: [
    'Dirección pública a la que se envían los avisos, con `https`.',
    'https://caja.ejemplo.do/cartaviva',
  ],
  events: ['De qué se avisa.', ['menu.published', 'menu.updated']],
  lastTriedAt: ['Último envío: ISO 8601, en UTC; `null` antes del primero.'],
  lastStatus: ['Estado HTTP que respondió tu dirección; `null` si no respondió.', 204],
  secret: [
    'Con qué se firman los avisos. Se muestra esta única vez.',
    'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  ],
};
