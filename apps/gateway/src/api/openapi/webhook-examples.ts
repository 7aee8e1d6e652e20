import type {
  CategoryView,
  ContentChange,
  ItemView,
  MenuChangedPayload,
  MenuView,
  WebhookEvent,
  WebhookTestPayload,
} from '@cartaviva/contracts';
import { PLAIN_QR } from '@cartaviva/domain';

const MENU_ID = '3f8a1c52-7d0e-4b7a-9f61-2c5d8e9a4b10';
const AT = '2026-11-23T14:03:00.412Z';

const AUTHOR = {
  kind: 'key',
  id: '5e8b2f64-1c3d-4a97-8f05-b6d7e2a90c13',
  name: 'Caja principal',
} as const;

const MENU: MenuView = {
  ...{ id: MENU_ID, userId: '0b9d8f1e-5f0a-4a55-8a5b-6f9f3a1d2c77', slug: 'la-cocina-de-carmen' },
  shortCode: '7K3M9XW',
  ...{ name: 'Carta principal', restaurantName: 'La Cocina de Carmen', description: null },
  ...{ address: 'Calle El Conde 12, Santo Domingo', phone: '809-555-0134' },
  ...{ country: 'DO', timeZone: 'America/Santo_Domingo' },
  ...{ openingHours: 'Mo-Sa 11:00-23:00; Su off', secondCurrency: null },
  ...{
    logoUrl: null,
    coverUrl: null,
    logoPlaceholder: null,
    themeColor: '#10b981',
    design: 'comedor',
    qrDesign: PLAIN_QR,
  },
  ...{ currency: 'DOP', addsItbis: false, addsLey: true, languages: ['en'], isPublished: true },
  ...{ version: 4, createdAt: '2026-11-20T12:00:00.000Z', updatedAt: AT },
};

const CATEGORY: CategoryView = {
  ...{ id: '6d2a7c90-41f3-4d0b-8a57-9e0c3b1f5a21', menuId: MENU_ID, name: 'Platos fuertes' },
  openingHours: null,
  ...{ displayOrder: 2, version: 2, createdAt: '2026-11-20T12:00:00.000Z' },
};

const ITEM: ItemView = {
  ...{ id: 'b7e41d08-93c5-4f2e-a6d1-0c8f2e5b7a34', menuId: MENU_ID, categoryId: CATEGORY.id },
  ...{
    externalId: 'SKU-103',
    sharedId: null,
    name: 'Mofongo con camarones',
    description: 'Con ajo y chicharrón',
    price: '650.00',
  },
  ...{ sizes: [], extras: [], dietaryTags: [], allergens: ['Crustáceos'] },
  ...{ imageUrl: null, imagePlaceholder: null },
  ...{ isAvailable: true, availableAgainAt: null, displayOrder: 7, version: 3 },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', updatedAt: AT },
};

/** Additional or changed fields of an example event. */
const BESIDES: Partial<Record<WebhookEvent, Partial<ContentChange>>> = {
  'menu.updated': { previous: { name: 'Carta de verano' } },
  'menu.unpublished': { menu: { ...MENU, isPublished: false } },
  'menu.translated': { language: 'en' },
  'category.updated': { previous: { name: 'Fuertes' } },
  'item.updated': { previous: { price: '595.00' } },
};

export function eventExample(type: WebhookEvent): ContentChange {
  const [kind] = type.split('.') as ['menu' | 'category' | 'item'];
  const resource = { menu: { menu: MENU }, category: { category: CATEGORY }, item: { item: ITEM } };
  return { type, at: AT, author: AUTHOR, ...resource[kind], ...BESIDES[type] };
}

export const deliveryExample = (...types: WebhookEvent[]): MenuChangedPayload => ({
  type: 'menu.changed',
  timestamp: AT,
  data: { menuId: MENU_ID, sequence: 12, isPartial: false, events: types.map(eventExample) },
});

export const TEST_EXAMPLE: WebhookTestPayload = {
  type: 'webhook.test',
  timestamp: AT,
  data: { webhookId: '9c1f6b3a-2d84-4e75-b0a9-5f7d1c3e8b62' },
};
