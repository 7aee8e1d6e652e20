import { HOME_PLACE, PLAIN_QR } from '@cartaviva/domain';
import type {
  InvitationView,
  TransferView,
  PersonView,
  ApiKeyView,
  CategoryFace,
  CategoryView,
  DemoRequestView,
  IncidentView,
  ItemView,
  MenuAnalytics,
  MenuVersion,
  PriceChangeView,
  ScheduledChangeView,
  MenuView,
  PublicMenuReply,
  PublicRestaurant,
  PublishedMenu,
  RestaurantView,
  UserView,
} from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';

const at = '2026-11-02T12:00:00.000Z';

export const sampleUser = (changes: Partial<UserView> = {}): UserView => ({
  id: randomUUID(),
  account: { id: randomUUID(), name: 'Carmen Peña', role: 'owner' },
  email: 'carmen@example.do',
  firstName: 'Carmen',
  lastName: 'Peña',
  profileImageUrl: null,
  country: 'DO',
  preferredCurrency: 'DOP',
  role: 'user',
  isDemo: false,
  isEmailVerified: true,
  hasSecondFactor: false,
  sawGuide: false,
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
  slug: 'la-cocina-de-carmen',
  shortCode: '7K3M9XW',
  isPublished: true,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleItem = (menuId: string, changes: Partial<ItemView> = {}): ItemView => ({
  id: randomUUID(),
  menuId,
  categoryId: null,
  externalId: null,
  sharedId: null,
  name: 'Sancocho',
  description: 'De siete carnes',
  price: '350.00',
  imageUrl: null,
  dietaryTags: [],
  allergens: [],
  isAvailable: true,
  sizes: [],
  extras: [],
  availableAgainAt: null,
  imagePlaceholder: null,
  displayOrder: 0,
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleVersion = (changes: Partial<MenuVersion> = {}): MenuVersion => ({
  number: 1,
  kind: 'edit',
  author: { kind: 'owner', name: null, isYou: true },
  at,
  restored: null,
  changeCount: 1,
  summary: ['Precio de Sancocho: RD$350.00 → RD$375.00'],
  ...changes,
});

export const samplePriceChange = (): PriceChangeView => ({
  ...{ id: randomUUID(), kind: 'percent', percent: 8, itemCount: 1, at, undo: null },
  menus: [{ menuId: randomUUID(), name: 'Almuerzos', itemCount: 1 }],
});

export const sampleScheduledChange = (): ScheduledChangeView => ({
  ...{ id: randomUUID(), kind: 'publish', at: '2026-12-01T10:00:00.000Z', status: 'waiting' },
  menus: [{ menuId: randomUUID(), name: 'Navidad', itemCount: 0 }],
  ...{ percent: null, itemCount: 0, priceChangeId: null, pairedWith: null, left: [] },
  ...{ reason: null, createdAt: at, endedAt: null },
});

const categoryFace = (menuId: string): CategoryFace => ({
  id: randomUUID(),
  menuId,
  name: 'Platos fuertes',
  openingHours: null,
  displayOrder: 0,
  createdAt: at,
});

export const samplePublicRestaurant = (menuId: string, slug: string): PublicRestaurant => ({
  ...{ id: menuId, name: 'La Cocina de Carmen', slug, phone: null, ...HOME_PLACE },
  menuIds: [menuId],
  tabs: [{ menuId, slug, name: 'Almuerzo', servedHours: null }],
});

export const sampleRestaurant = (changes: Partial<RestaurantView> = {}): RestaurantView => ({
  id: randomUUID(),
  name: 'La Cocina de Carmen',
  slug: 'la-cocina-de-carmen',
  shortCode: '7K3M9XW',
  address: null,
  phone: '(809) 555-0101',
  country: 'DO',
  timeZone: 'America/Santo_Domingo',
  openingHours: null,
  logoUrl: null,
  logoPlaceholder: null,
  coverUrl: null,
  themeColor: '#10b981',
  design: 'classic',
  links: {},
  wifiName: null,
  wifiPassword: null,
  currency: null,
  addsItbis: false,
  addsLey: false,
  menus: [],
  version: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const sampleCategory = (menuId: string): CategoryView => ({
  ...categoryFace(menuId),
  version: 1,
});

export const sampleApiKey = (): ApiKeyView => ({
  id: randomUUID(),
  name: 'Caja',
  prefix: 'cv_live_3fQ9',
  scopes: ['menus:read'],
  createdAt: at,
  lastUsedAt: null,
  expiresAt: null,
  previousExpiresAt: null,
});

export const sampleDemoRequest = (): DemoRequestView => ({
  id: randomUUID(),
  name: 'Ana',
  email: 'ana@example.do',
  restaurant: 'Casa Ana',
  phone: null,
  createdAt: at,
});

export const sampleIncident = (changes: Partial<IncidentView> = {}): IncidentView => ({
  id: randomUUID(),
  component: 'payments',
  title: 'Cambio de servidor',
  description: null,
  status: 'scheduled',
  impact: 'low',
  isAutomatic: false,
  startedAt: at,
  resolvedAt: null,
  ...changes,
});

export const sampleAnalytics = (): MenuAnalytics => ({
  from: '2026-11-15',
  to: '2026-11-21',
  totalViews: 0,
  uniqueVisitors: 0,
  visitorsError: 0,
  bySource: { qr: 0, direct_link: 0 },
  byDay: [],
  change: null,
  before: { totalViews: 0, uniqueVisitors: 0 },
  byDevice: { mobile: 0, tablet: 0, desktop: 0, unknown: 0 },
  popularItems: [],
  details: {
    byHour: Array.from({ length: 7 }, () => Array<number>(24).fill(0)),
    ...{ byLanguage: [], byTable: [], byPiece: [], categories: [], items: [] },
    ...{ searches: [], filters: [] },
  },
});

/** Published menu with one item, as menus-service replies to a request for diners. */
export const publishedMenu = (menuId: string, itemName?: string): PublicMenuReply =>
  published(publishedContent(menuId, itemName));

export const published = (content: PublishedMenu): PublicMenuReply => ({
  state: 'published',
  published: JSON.stringify(content),
});

export function publishedContent(menuId: string, itemName = 'Sancocho'): PublishedMenu {
  const { name, restaurantName, description, address, logoUrl, themeColor, design, currency } =
    sampleMenu();
  const { logoPlaceholder, addsItbis, addsLey, languages, slug, shortCode, updatedAt } =
    sampleMenu();
  const { externalId: _code, sharedId: _shared, ...item } = sampleItem(menuId, { name: itemName });
  return {
    menu: {
      ...{ id: menuId, name, restaurantName, description, address, phone: null, logoUrl },
      ...{ country: 'DO', timeZone: 'America/Santo_Domingo' },
      ...{ openingHours: null, coverUrl: null, secondCurrency: null },
      ...{ logoPlaceholder, themeColor, design, currency, addsItbis, addsLey, languages, slug },
      shortCode,
      translations: {},
      whiteLabel: false,
      updatedAt,
      links: {},
      wifi: null,
    },
    categories: [{ ...categoryFace(menuId), translations: {} }],
    items: [{ ...item, translations: {} }],
  };
}

export const samplePerson = (changes: Partial<PersonView> = {}): PersonView => ({
  userId: randomUUID(),
  name: 'Luis Mejía',
  email: 'luis@example.do',
  role: 'editor',
  since: at,
  lastSeenAt: null,
  ...changes,
});

export const sampleTransfer = (changes: Partial<TransferView> = {}): TransferView => ({
  id: randomUUID(),
  userId: randomUUID(),
  name: 'Luis Mejía',
  stays: true,
  expiresAt: '2099-01-01T12:00:00.000Z',
  ...changes,
});

export const sampleInvitation = (changes: Partial<InvitationView> = {}): InvitationView => ({
  id: randomUUID(),
  email: 'luis@example.do',
  role: 'editor',
  invitedByName: 'Carmen Peña',
  createdAt: at,
  expiresAt: '2099-01-01T12:00:00.000Z',
  expired: false,
  ...changes,
});
