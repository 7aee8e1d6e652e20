import type { OperationTexts } from './operation-text';

export const IMAGE_OPERATIONS: OperationTexts = {
  'images.get': [
    'Responde AVIF, WebP o JPEG según `Accept`, sin metadatos, al ancho pedido. No cambia nunca: se puede guardar para siempre.',
  ],
  'images.publicObjects': [
    'Lo mismo que `/objects/{objectId}`; se conserva para direcciones antiguas.',
  ],
  'qr.draw': [
    'El código QR de un menú publicado, en PNG o SVG, con margen de dos módulos. Lleva la dirección corta del menú, `/q/{shortCode}`, en mayúsculas.',
    'MENU_NOT_PUBLISHED',
  ],
  'dinerPage.get': [
    'La página HTML que abren los comensales. De un menú sin publicar, y de uno que no existe, una página con estado 404 que lo dice.',
  ],
  'shortAddress.get': [
    'Lo que llevan los códigos QR, en mayúsculas o minúsculas. Responde 301 hacia `/menu/{menuId}`, con `source=qr`, la pieza (`p`) y la mesa (`mesa`). Un código sigue llevando a su menú aunque cambien el nombre y la dirección, y nunca pasa a otro.',
  ],
  'restaurantPage.get': [
    'La página del restaurante: abre con el menú que se sirve a esta hora en el restaurante, o con el primero que siempre se sirve. Sin menús en línea responde 404 con el teléfono del restaurante.',
  ],
  'restaurantPage.getMenu': [
    'Otro menú del restaurante. Uno que ya no está en línea lleva a la página del restaurante.',
  ],
  'dinerPage.getBySlug': [
    'La misma página por su dirección legible. Una dirección anterior responde 301 hacia la de hoy, con la misma consulta.',
  ],
  'publicMenus.get': ['Lo que cualquiera puede saber de un menú publicado, con sus traducciones.'],
  'publicMenus.listCategories': ['Las categorías de un menú publicado, con sus traducciones.'],
  'publicMenus.listItems': ['Los ítems de un menú publicado, con sus traducciones.'],
  'oembed.find': [
    'Lo que piden los editores de páginas para insertar un menú por su dirección. De un menú sin publicar, 404.',
  ],
  'live.events': [
    'Eventos enviados por el servidor (SSE) mientras la conexión esté abierta: `changed` cuando el menú cambia, `unpublished` cuando deja de verse.',
  ],
  'visits.record': [
    'Cuenta una visita: una por visitante, menú y día. Las de robots y las del dueño no cuentan.',
  ],
  'visits.recordEngagement': [
    'Cuenta lo que se hizo en el menú, al salir de él. Lo repetido cuenta una vez al día.',
  ],
  'visits.recordItems': ['La llamada anterior a `visits.recordEngagement`, que sigue sirviendo.'],
};
