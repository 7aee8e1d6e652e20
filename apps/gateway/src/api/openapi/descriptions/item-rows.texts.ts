import type { FieldTexts } from './field-text';

export const ITEM_ROW_TEXTS: FieldTexts = {
  categoryName: [
    'En lugar de `categoryId`: el nombre de su categoría, que se crea si no está; `null` sin categoría.',
    'Platos fuertes',
  ],
  'ItemRow.itemId': [
    'El ítem que cambia (uuid), si no se nombra por `externalId`. Sin ninguno de los dos es el que se llama así.',
  ],
  'ItemRow.name': ['Nombre que leen los comensales; hace falta en un ítem nuevo.', 'Sancocho'],
  'ItemRow.price': [
    'Precio como texto decimal; hace falta en un ítem nuevo. De un ítem con tamaños, el del primero.',
    '350.00',
  ],
  'UpsertItemsRequest.items': [
    'Los ítems, 500 como máximo: se crea el que no está y cambia el que sí.',
  ],
  onError: ['Qué pasa si una fila se rechaza: no entra ninguna, o entran las demás.'],
  sameName: [
    'Qué es una fila sin `itemId` ni `externalId` que se llama como un ítem: ese ítem (`update`, si no se dice) u otro nuevo (`add`).',
  ],
  created: ['Filas que crearon un ítem.', 12],
  updated: ['Filas que cambiaron un ítem.', 480],
  unchanged: ['Filas que dicen lo que ya era.', 8],
  failed: ['Filas rechazadas; 0 cuando una rechazada las rechaza todas.', 0],
  rows: ['Qué fue de cada fila, en su orden.'],
  'Problem.rows': ['Las filas rechazadas, de una lista que entra entera o no entra.'],
  index: ['Lugar de la fila en la lista, desde 0.', 0],
  'UpsertedRow.status': ['Qué fue de la fila.'],
  'UpsertedRow.itemId': ['El ítem (uuid); `null` en una fila rechazada.'],
  'UpsertedRow.version': [
    'Versión del ítem después de escribir, para `If-Match` y `expectedVersion`; `null` en una fila rechazada.',
    7,
  ],
  'PhotoUrlRequest.url': [
    'Dirección pública de la imagen, con `https`.',
    'https://ejemplo.do/fotos/mofongo.jpg',
  ],
  'PhotoRow.url': [
    'Dirección pública de la imagen, con `https`.',
    'https://ejemplo.do/fotos/mofongo.jpg',
  ],
  'PhotoRow.externalId': ['El código que otro programa le da al ítem.', 'PLATO-17'],
  'FetchPhotosRequest.items': ['Las fotos, 10 como máximo.'],
  'PhotosReport.updated': ['Ítems con foto nueva.', 9],
  'FetchedPhotoRow.status': ['Qué fue de la fila.'],
  'FetchedPhotoRow.itemId': ['El ítem (uuid); `null` en una fila rechazada.'],
  'FetchedPhotoRow.imageUrl': [
    'La foto; `null` en una fila rechazada.',
    '/objects/3f0a8e6b-2d41-4c55-9a10-7d3e0191b2c4',
  ],
  'DeletedRow.status': ['Qué fue de la fila.'],
  'DeletedRow.itemId': ['El ítem (uuid); `null` en una fila rechazada.'],
  'DeletionRow.externalId': ['El código que otro programa le da al ítem.', 'PLATO-17'],
  'DeleteItemsRequest.items': ['Los ítems que se borran, 500 como máximo.'],
  deleted: ['Filas que borraron un ítem.', 12],
  'DeletionReport.unchanged': ['Filas de ítems que ya estaban borrados.', 0],
  deletedAt: [
    'Cuándo se borró: ISO 8601, en UTC. Solo con `updatedSince`, en los ítems borrados desde entonces.',
  ],
  errors: ['Qué está mal en la fila.'],
  'RowError.field': ['El campo, por su nombre; `menu` si el menú está lleno.', 'price'],
  'RowError.reason': ['Qué está mal, en una frase.', 'Escribe un precio como 350 o 350.00'],
};
