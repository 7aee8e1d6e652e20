import { ITEM_SORTS } from '@cartaviva/contracts';
import type { Schema } from './examples';

interface ParameterText {
  /** Used if the code does not describe the parameter. */
  readonly description?: string;
  readonly example?: unknown;
  /** Rules in addition to those in the code. */
  readonly schema?: Schema;
}

const UUID = { type: 'string', format: 'uuid' } as const;
const EXAMPLE_ID = '3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4';
const id = (description: string): ParameterText => ({
  description,
  example: EXAMPLE_ID,
  schema: UUID,
});

/**
 * Descriptions of parameters, keyed by name. Header names are in lower case. A description for a single call is keyed
 * by its operation ID and the name.
 */
export const PARAMETER_TEXTS: Readonly<Record<string, ParameterText>> = {
  menuId: id('El menú (uuid).'),
  restaurantId: id('El restaurante (uuid).'),
  categoryId: id('La categoría (uuid).'),
  priceChangeId: id('El cambio de precios (uuid).'),
  scheduledChangeId: id('El cambio programado (uuid).'),
  itemId: id('El ítem (uuid).'),
  apiKeyId: id('La clave (uuid).'),
  externalId: { description: 'El código que otro programa le da al ítem.', example: 'PLATO-17' },
  webhookId: id('El webhook (uuid).'),
  paymentId: id('El pago (uuid).'),
  userId: id('La persona (uuid).'),
  accountId: id('La cuenta (uuid).'),
  invitationId: id('La invitación (uuid).'),
  transferId: id('El traspaso (uuid).'),
  incidentId: id('El incidente (uuid).'),
  ticketId: id('Lo último de la `uploadURL` (uuid).'),
  sessionId: {
    description: 'La sesión: su `id` en la lista de sesiones.',
    example: '9f2c4e7a1b3d5f60819ac2be4d6f7082939aabbccddeeff0112233445566778f',
  },
  orderId: { description: 'La orden en el proveedor de pagos.', example: '5O190127TN364715T' },
  objectId: {
    description: 'La imagen (uuid); con `.jpg` detrás, la que usan las vistas previas de enlaces.',
    example: EXAMPLE_ID,
  },
  slug: { description: 'La dirección legible del menú.', example: 'la-cocina-de-carmen' },
  'restaurantPage.get.slug': {
    description: 'La dirección legible del restaurante.',
    example: 'la-cocina-de-carmen',
  },
  'restaurantPage.getMenu.slug': {
    description: 'La dirección legible del restaurante.',
    example: 'la-cocina-de-carmen',
  },
  menuSlug: {
    description: 'La dirección legible de un menú del restaurante.',
    example: 'la-cocina-de-carmen-2',
  },
  shortCode: {
    description: 'El código corto del menú o de una mesa; con `-T`, la pieza impresa en que está.',
    example: '7K3M9XW',
  },
  language: { description: 'Idioma: código ISO 639-1.', example: 'en' },
  versionNumber: { description: 'La versión: su `number` en el historial.', example: 12 },
  against: {
    description:
      'Con qué se compara: `previous`, la versión anterior, o `now`, el menú como está ahora. `previous` si no se dice.',
    example: 'now',
  },
  page: { description: 'Qué página, desde 1.', example: 1 },
  limit: { description: 'Cuántos por página, hasta 100.', example: 20 },
  search: { description: 'Parte del email o del nombre', example: 'carmen' },
  days: {
    description: 'Los últimos días, hoy incluido',
    example: 30,
    schema: { type: 'integer', default: 7 },
  },
  from: {
    description: 'En lugar de `days`: el primer día, como `2026-11-01`',
    example: '2026-11-01',
    schema: { format: 'date' },
  },
  to: {
    description: 'El último día, con `from`; un año como máximo',
    example: '2026-11-21',
    schema: { format: 'date' },
  },
  format: { description: 'Formato de la imagen; `png` si no se dice.', example: 'png' },
  size: { description: 'Lado de la imagen, en píxeles.', example: 512 },
  'oembed.find format': { example: 'json' },
  'oembed.find url': {
    description: 'La dirección de un menú publicado, como la abre un comensal.',
    example: 'https://cartaviva.do/m/la-cocina-de-carmen',
  },
  maxwidth: { description: 'El ancho máximo del marco, en píxeles.', example: 640 },
  maxheight: { description: 'El alto máximo del marco, en píxeles.', example: 800 },
  layout: {
    description: 'Qué se imprime: carpa de mesa, etiqueta, afiche o el menú entero.',
    example: 'tent',
  },
  mesa: { example: '1-12,Terraza' },
  'prints.print mesa': {
    description: 'Mesas, una por código: `1-12,Terraza`',
    example: '1-12,Terraza',
  },
  preview: {
    description: '`true` dice qué entraría y no guarda nada.',
    example: true,
  },
  mapping: {
    description:
      'Qué es cada columna de una tabla, en su orden; vacío, si no se lee. Por defecto lo dicen los títulos y las celdas.',
    example: 'name,price,,category',
  },
  sheets: {
    description:
      'Qué hojas de un libro se leen, por su número desde 0. Por defecto, las que tienen platos. Si son distintas, `mapping` lleva una lista por hoja del libro: `name,price;;name,,price`.',
    example: '0,2',
  },
  deliveryId: {
    description: 'La entrega: su `id`, que es el `webhook-id` de cada intento.',
    example: EXAMPLE_ID,
  },
  cursor: {
    description: 'El `cursor` de la parte siguiente, que está en `Link`: lo nuevo no la mueve.',
    example: 'eyJhdCI6IjIwMjYtMTEtMjMifQ',
  },
  fields: {
    description: 'Los campos que se quieren, separados por comas; los demás no llegan.',
    example: ['id', 'name'],
  },
  'webhooks.get fields': { example: ['id', 'url'] },
  include: { description: 'Lo que se quiere además, separado por comas.', example: ['items'] },
  'items.list include': { example: ['category'] },
  'items.list categoryId': { description: 'Solo los de esta categoría' },
  'items.list externalId': { description: 'Solo el que tiene este código de otro programa' },
  'menus.list sort': { schema: { default: '-createdAt' } },
  'menus.list q': {
    description: 'Parte del nombre del menú o del restaurante, con o sin acentos y mayúsculas',
  },
  'items.list sort': { schema: { default: ITEM_SORTS[0] } },
  sort: { description: 'El orden; con `-`, al revés', example: 'name' },
  q: { description: 'Parte del nombre, con o sin acentos y mayúsculas', example: 'sancocho' },
  updatedSince: {
    description: 'Solo los que cambiaron o se borraron desde este momento',
    example: '2026-11-23T14:30:00.000Z',
  },
  isAvailable: {
    description: '`true`: solo los disponibles; `false`: solo los agotados',
    example: true,
  },
  isPublished: {
    description: '`true`: solo los publicados; `false`: solo los borradores',
    example: true,
  },
  plan: { description: 'El plan que se quiere pagar después.', example: 'profesional' },
  return: { description: 'Ruta propia a la que volver después de entrar.', example: '/dashboard' },
  volver: { example: '/dashboard' },
  w: { example: 640 },
  'idempotency-key': { example: '0b8f2c1e-6d3a-4f57-9c80-2e1d7a4b5c69' },
  'if-match': { example: '"7"' },
  'if-none-match': {
    description: 'El `ETag` de lo que ya se tiene: si sigue igual, la respuesta es 304 sin cuerpo.',
    example: '"7"',
  },
  'cartaviva-version': {
    description:
      'La versión de la API con la que se escribió el programa, por su fecha (AAAA-MM-DD).',
    example: '2026-11-23',
  },
};
