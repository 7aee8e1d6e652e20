import type {
  ApiKeyView,
  CategoryView,
  DemoRequestView,
  ItemView,
  MenuView,
  PublicMenuReply,
  UserView,
} from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';

const at = '2026-11-02T12:00:00.000Z';

export const sampleUser = (changes: Partial<UserView> = {}): UserView => ({
  id: randomUUID(),
  email: 'carmen@example.do',
  firstName: 'Carmen',
  lastName: 'Peña',
  profileImageUrl: null,
  country: 'DO',
  preferredCurrency: 'DOP',
  role: 'user',
  isDemo: false,
  isEmailVerified: true,
  provider: 'email',
  hasActiveSubscription: true,
  subscriptionPlan: 'profesional',
  subscriptionExpiresAt: null,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleMenu = (changes: Partial<MenuView> = {}): MenuView => ({
  id: randomUUID(),
  userId: randomUUID(),
  name: 'Almuerzo',
  restaurantName: 'La Cocina de Carmen',
  description: null,
  address: null,
  phone: '(809) 555-0101',
  logoUrl: null,
  themeColor: '#10b981',
  currency: 'DOP',
  isPublished: true,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleItem = (menuId: string, changes: Partial<ItemView> = {}): ItemView => ({
  id: randomUUID(),
  menuId,
  categoryId: null,
  name: 'Sancocho',
  description: 'De siete carnes',
  price: '350.00',
  imageUrl: null,
  dietaryTags: [],
  isAvailable: true,
  displayOrder: 0,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleCategory = (menuId: string): CategoryView => ({
  id: randomUUID(),
  menuId,
  name: 'Platos fuertes',
  displayOrder: 0,
  createdAt: at,
});

export const sampleApiKey = (): ApiKeyView => ({
  id: randomUUID(),
  name: 'Caja',
  prefix: 'cv_live_3fQ9',
  createdAt: at,
  lastUsedAt: null,
});

export const sampleDemoRequest = (): DemoRequestView => ({
  id: randomUUID(),
  name: 'Ana',
  email: 'ana@example.do',
  restaurant: 'Casa Ana',
  phone: null,
  createdAt: at,
});

/** A published menu of one dish, as menus-service tells it to diners. */
export function publishedMenu(menuId: string, dish = 'Sancocho'): PublicMenuReply {
  const { name, restaurantName, themeColor, currency } = sampleMenu();
  const nothing = { description: null, address: null, phone: null, logoUrl: null };
  return {
    state: 'published',
    published: {
      menu: { id: menuId, name, restaurantName, ...nothing, themeColor, currency },
      categories: [sampleCategory(menuId)],
      items: [sampleItem(menuId, { name: dish })],
    },
  };
}
