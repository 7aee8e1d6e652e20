import type { PrintedMenu, PublicItemView, PublishedMenu } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';

const AT = '2026-11-21T12:00:00.000Z';
const menuId = randomUUID();

export const aPublishedItem = (own: Partial<PublicItemView> = {}): PublicItemView => ({
  id: randomUUID(),
  menuId,
  categoryId: null,
  name: 'Sancocho',
  description: 'De siete carnes',
  price: '350.00',
  imageUrl: null,
  imagePlaceholder: null,
  dietaryTags: [],
  allergens: [],
  isAvailable: true,
  availableAgainAt: null,
  sizes: [],
  extras: [],
  translations: {},
  displayOrder: 0,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  ...own,
});

export const aPublishedMenu = (
  items: PublicItemView[],
  restaurantName = 'La Cocina',
): PrintedMenu & PublishedMenu => ({
  tableCodes: {},
  menu: {
    id: menuId,
    name: 'Almuerzo',
    restaurantName,
    description: null,
    address: null,
    phone: null,
    country: 'DO',
    timeZone: 'America/Santo_Domingo',
    openingHours: null,
    logoUrl: null,
    coverUrl: null,
    logoPlaceholder: null,
    themeColor: '#f59e0b',
    design: 'classic',
    currency: 'CRC',
    secondCurrency: null,
    addsItbis: true,
    addsLey: false,
    languages: [],
    translations: {},
    slug: 'la-cocina',
    shortCode: '7K3M9XW',
    whiteLabel: false,
    links: {},
    wifi: null,
    updatedAt: AT,
  },
  categories: [],
  items,
});
