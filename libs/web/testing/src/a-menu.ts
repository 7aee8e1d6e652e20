import type { CategoryView, ItemView, MenuView } from '@cartaviva/contracts';
import { PLAIN_QR } from '@cartaviva/domain';
import { anOwner } from './users';

const SOME_DAY = '2026-11-20T12:00:00.000Z';
export const MENU_ID = '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0b01';

export function aMenu(changes: Partial<MenuView> = {}): MenuView {
  return {
    id: MENU_ID,
    userId: anOwner().id,
    name: 'Carta principal',
    restaurantName: 'Comedor Altagracia',
    description: null,
    address: null,
    phone: null,
    country: 'DO',
    timeZone: 'America/Santo_Domingo',
    openingHours: null,
    logoUrl: null,
    coverUrl: null,
    themeColor: '#10b981',
    design: 'classic',
    currency: 'DOP',
    secondCurrency: null,
    logoPlaceholder: null,
    addsItbis: false,
    addsLey: false,
    languages: [],
    qrDesign: PLAIN_QR,
    slug: 'comedor-altagracia',
    shortCode: '7K3M9XW',
    isPublished: false,
    version: 1,
    createdAt: SOME_DAY,
    updatedAt: SOME_DAY,
    ...changes,
  };
}

export function aCategory(changes: Partial<CategoryView> = {}): CategoryView {
  return {
    id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0c01',
    menuId: MENU_ID,
    name: 'Platos fuertes',
    openingHours: null,
    displayOrder: 1,
    version: 1,
    createdAt: SOME_DAY,
    ...changes,
  };
}

export function anItem(changes: Partial<ItemView> = {}): ItemView {
  return {
    id: '0d0b7a0e-5a41-4d2c-9a55-2f6a0f6f0d01',
    menuId: MENU_ID,
    categoryId: null,
    name: 'Chivo liniero',
    description: null,
    price: '545.00',
    imageUrl: null,
    dietaryTags: [],
    allergens: [],
    isAvailable: true,
    sizes: [],
    extras: [],
    availableAgainAt: null,
    externalId: null,
    sharedId: null,
    imagePlaceholder: null,
    displayOrder: 1,
    version: 1,
    createdAt: SOME_DAY,
    updatedAt: SOME_DAY,
    ...changes,
  };
}
