const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** File of the reader, an image or a workbook, sent as the whole body. */
export class OwnFile {
  constructor(
    readonly name: string,
    readonly type: 'image/jpeg' | typeof XLSX = 'image/jpeg',
  ) {}
}

/** Image of the reader, sent as the form field `file`. */
export class ImageForm {
  constructor(readonly name: string) {}
}

export class Text {
  constructor(
    readonly content: string,
    readonly type: 'text/csv' | 'text/plain',
  ) {}
}

/** Body of an example: JSON in which `$MENU_ID` is a variable, a text, or a file. */
export type SampleBody = object | Text | OwnFile | ImageForm;

const TABLE = `Nombre,Precio,Categoría
Mangú con los tres golpes,325,Desayunos
Jugo de chinola,120,Bebidas`;

const PRICES = `Nombre,Precio
Mofongo de camarones,690`;

/** Price increase of 8 % in one menu, rounded to the next multiple of five. */
const ALL_UP = { kind: 'percent', percent: 8, rounding: 'to5', menuIds: ['$MENU_ID'] };

const LIST = `*Desayunos*
Mangú con los tres golpes 325
*Bebidas*
Jugo de chinola - 120`;

export const BODIES: Readonly<Record<string, SampleBody>> = {
  'POST /api/menus': { name: 'Almuerzo', restaurantName: 'Casa Mofongo', currency: 'DOP' },
  'PUT /api/menus/{menuId}': { description: 'Cocina criolla de lunes a sábado', isPublished: true },
  'POST /api/restaurants': {
    name: 'Casa Mofongo',
    phone: '809-555-0101',
    menus: [{ menuId: '$MENU_ID', tabName: 'Carta' }],
  },
  'PUT /api/restaurants/{restaurantId}': { openingHours: 'Mo-Sa 11:00-23:00; Su off' },
  'PUT /api/restaurants/{restaurantId}/menus': {
    menus: [{ menuId: '$MENU_ID', servedHours: 'Mo-Fr 12:00-15:00' }],
  },
  'PUT /api/menus/{menuId}/order': {
    categories: ['$CATEGORY_ID'],
    items: [{ id: '$ITEM_ID', categoryId: '$CATEGORY_ID', displayOrder: 1 }],
  },
  'PUT /api/menus/{menuId}/prices': {
    items: [{ itemId: '$ITEM_ID', price: '375.00' }],
  },
  'PUT /api/menus/{menuId}/translations/{language}': {
    texts: [
      {
        kind: 'category',
        id: '$CATEGORY_ID',
        field: 'name',
        source: 'Platos fuertes',
        text: 'Main courses',
      },
    ],
  },
  'POST /api/price-changes': ALL_UP,
  'POST /api/price-changes/preview': ALL_UP,
  'POST /api/price-changes/lists': new Text(PRICES, 'text/csv'),
  'POST /api/scheduled-changes': { kind: 'publish', menuIds: ['$MENU_ID'], at: '$PUBLISH_AT' },
  'POST /api/workbook': new OwnFile('menus.xlsx', XLSX),
  'POST /api/menus/{menuId}/import': new Text(TABLE, 'text/csv'),
  'POST /api/menu-drafts': new Text(LIST, 'text/plain'),
  'POST /api/menus/{menuId}/categories': { name: 'Postres' },
  'PUT /api/categories/{categoryId}': { name: 'Platos de la casa' },
  'POST /api/menus/{menuId}/items': {
    name: 'Mofongo de camarones',
    description: 'Con ajo y caldo de la casa',
    price: '650.00',
    dietaryTags: ['Sin Gluten'],
    categoryId: '$CATEGORY_ID',
  },
  'PUT /api/menus/{menuId}/items': {
    items: [
      {
        externalId: 'SKU-104',
        name: 'Mofongo de camarones',
        price: '650.00',
        categoryName: 'Platos fuertes',
      },
      { externalId: 'SKU-105', name: 'Tostones', price: '150.00', categoryName: 'Guarniciones' },
    ],
    onError: 'skip',
  },
  'POST /api/menus/{menuId}/items/deletions': {
    items: [{ externalId: 'SKU-104' }, { externalId: 'SKU-999' }],
    onError: 'skip',
  },
  'POST /api/menus/{menuId}/items/shared': { itemIds: ['$ITEM_ID'] },
  'POST /api/menus/{menuId}/duplicate': { shareItems: true },
  'PUT /api/items/{itemId}': { price: '690.00', isAvailable: true },
  'POST /api/objects/upload': { purpose: 'item', type: 'image/jpeg' },
  'PUT /api/uploads/{ticketId}': new OwnFile('mofongo.jpg'),
  'PUT /api/item-images': { imageURL: '$UPLOAD_URL' },
  'PUT /api/restaurant-logos': { logoURL: '$UPLOAD_URL' },
  'POST /api/webhooks': {
    url: 'https://example.com/cartaviva',
    events: ['menu.published', 'menu.updated'],
  },
  'PUT /api/webhooks/{webhookId}': {
    events: ['item.created', 'item.updated', 'item.deleted'],
    isEnabled: true,
  },
};

export const QUERIES: Readonly<Record<string, string>> = {
  'GET /api/menus': '?page=1&limit=20',
  'GET /api/oembed': '?url=$CARTAVIVA_URL/menu/$MENU_ID',
  'GET /api/menus/{menuId}/qr': '?size=512&format=png',
  'GET /api/restaurants/{restaurantId}/qr': '?size=512&format=png',
  'GET /api/menus/{menuId}/analytics': '?days=30',
  'GET /api/menus/{menuId}/analytics.csv': '?from=2026-11-01&to=2026-11-21',
  'GET /api/analytics/menus': '?days=30',
  'GET /api/menus/{menuId}/print': '?layout=tent&mesa=1-4',
};

/** Names of the files that the examples save, by media type. */
export const FILES: Readonly<Record<string, string>> = {
  'image/png': 'menu-qr.png',
  'application/pdf': 'habladores.pdf',
  'text/csv': 'menu.csv',
  [XLSX]: 'menus.xlsx',
};
