import { menus, type ErrorCode, type Message } from '@cartaviva/contracts';
import type { OtherLanguageCode } from '@cartaviva/domain';
import { writeWorkbook } from '@cartaviva/menu-import';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, FIRST_PAGE } from './samples';
import type { TestService } from './test-service';

export type Caller = ReturnType<TestService['as']>;

export interface Thing {
  readonly menuId: string;
  readonly categoryId: string;
  readonly itemId: string;
  readonly restaurantId: string;
  readonly priceChangeId: string;
  readonly scheduledChangeId: string;
}

function asking<Request extends object, Reply>(
  message: Message<Request, Reply>,
  payload: (thing: Thing) => NoInfer<Request>,
) {
  const ask = (who: Caller, thing: Thing): Promise<unknown> => who.call(message, payload(thing));
  return { name: message.name, ask };
}

const PLACES = { categories: [], items: [] };
export const CODE = { externalId: 'PLATO-17' };
const A_ROW = { name: 'Mía', price: '1' };
const POSTER: { layout: 'poster' } = { layout: 'poster' };
const FIRST_VERSION: { versionNumber: number } = { versionNumber: 1 };
const ENGLISH: { language: OtherLanguageCode; texts: [] } = { language: 'en', texts: [] };

export const TEN_PERCENT: { kind: 'percent'; percent: number } = { kind: 'percent', percent: 10 };
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
export const PUBLISHING: { at: string; kind: 'publish' } = { at: IN_AN_HOUR, kind: 'publish' };

const INICIAL = { plan: 'inicial', expiresAt: null, version: 1 } as const;

const TABLE = Buffer.from('Nombre,Precio\nFlan,1');
/** Workbook of an empty sheet. */
const WORKBOOK = await writeWorkbook([{ name: 'Vacío', items: [] }]);
const NO_MENU: ErrorCode = 'MENU_NOT_FOUND';
const NO_CATEGORY: ErrorCode = 'CATEGORY_NOT_FOUND';
const NO_ITEM: ErrorCode = 'ITEM_NOT_FOUND';
const NO_RESTAURANT: ErrorCode = 'RESTAURANT_NOT_FOUND';
const NO_PRICE_CHANGE: ErrorCode = 'PRICE_CHANGE_NOT_FOUND';
const NO_SCHEDULED_CHANGE: ErrorCode = 'SCHEDULED_CHANGE_NOT_FOUND';

/** Messages that name something that belongs to an owner, with the error for something missing. */
export const REACHING = [
  { ...asking(menus.menu.get, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.update, ({ menuId }) => ({ menuId, name: 'Mía' })), refusal: NO_MENU },
  { ...asking(menus.menu.delete, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.restore, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.duplicate, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.arrange, ({ menuId }) => ({ menuId, ...PLACES })), refusal: NO_MENU },
  { ...asking(menus.menu.changePrices, ({ menuId }) => ({ menuId, items: [] })), refusal: NO_MENU },
  {
    ...asking(menus.menu.import, ({ menuId }) => ({ menuId, content: TABLE, preview: false })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.priceChange.preview, ({ menuId }) => ({ ...TEN_PERCENT, menuIds: [menuId] })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.priceChange.apply, ({ menuId }) => ({ ...TEN_PERCENT, menuIds: [menuId] })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.priceChange.undo, ({ priceChangeId }) => ({ priceChangeId })),
    refusal: NO_PRICE_CHANGE,
  },
  {
    ...asking(menus.scheduledChange.create, ({ menuId }) => ({ ...PUBLISHING, menuIds: [menuId] })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.scheduledChange.get, ({ scheduledChangeId }) => ({ scheduledChangeId })),
    refusal: NO_SCHEDULED_CHANGE,
  },
  {
    ...asking(menus.scheduledChange.cancel, ({ scheduledChangeId }) => ({ scheduledChangeId })),
    refusal: NO_SCHEDULED_CHANGE,
  },
  { ...asking(menus.history.list, ({ menuId }) => ({ menuId, ...FIRST_PAGE })), refusal: NO_MENU },
  {
    ...asking(menus.history.compare, ({ menuId }) => ({ menuId, ...FIRST_VERSION })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.history.restore, ({ menuId }) => ({ menuId, ...FIRST_VERSION })),
    refusal: NO_MENU,
  },
  { ...asking(menus.menu.export, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.print, ({ menuId }) => ({ menuId, ...POSTER })), refusal: NO_MENU },
  {
    ...asking(menus.translation.list, ({ menuId }) => ({ menuId, language: ENGLISH.language })),
    refusal: NO_MENU,
  },
  { ...asking(menus.translation.save, ({ menuId }) => ({ menuId, ...ENGLISH })), refusal: NO_MENU },
  {
    ...asking(menus.analytics.of, ({ menuId }) => ({ menuId, days: 7 as const })),
    refusal: NO_MENU,
  },
  { ...asking(menus.analytics.export, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.analytics.advice, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.analytics.allowLive, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.category.create, ({ menuId }) => ({ menuId, name: 'Mía' })), refusal: NO_MENU },
  {
    ...asking(menus.category.update, ({ categoryId }) => ({ categoryId, name: 'Mía' })),
    refusal: NO_CATEGORY,
  },
  { ...asking(menus.category.delete, ({ categoryId }) => ({ categoryId })), refusal: NO_CATEGORY },
  { ...asking(menus.category.search, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.category.get, ({ categoryId }) => ({ categoryId })), refusal: NO_CATEGORY },
  { ...asking(menus.item.search, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.item.get, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  {
    ...asking(menus.item.getByExternalId, ({ menuId }) => ({ menuId, ...CODE })),
    refusal: NO_MENU,
  },
  {
    ...asking(menus.item.deleteByExternalId, ({ menuId }) => ({ menuId, ...CODE })),
    refusal: NO_MENU,
  },
  { ...asking(menus.item.create, ({ menuId }) => anItem({ menuId })), refusal: NO_MENU },
  { ...asking(menus.item.upsert, ({ menuId }) => ({ menuId, items: [A_ROW] })), refusal: NO_MENU },
  {
    ...asking(menus.item.deleteMany, ({ menuId, itemId }) => ({ menuId, items: [{ itemId }] })),
    refusal: NO_MENU,
  },
  { ...asking(menus.item.update, ({ itemId }) => ({ itemId, price: '1' })), refusal: NO_ITEM },
  { ...asking(menus.item.delete, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  { ...asking(menus.item.restore, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  { ...asking(menus.sharedItem.list, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  {
    ...asking(menus.sharedItem.share, ({ menuId }) => ({ menuId, itemIds: [] })),
    refusal: NO_MENU,
  },
  { ...asking(menus.sharedItem.separate, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  {
    ...asking(menus.restaurant.get, ({ restaurantId }) => ({ restaurantId })),
    refusal: NO_RESTAURANT,
  },
  {
    ...asking(menus.restaurant.update, ({ restaurantId }) => ({ restaurantId, name: 'Mío' })),
    refusal: NO_RESTAURANT,
  },
  {
    ...asking(menus.restaurant.arrange, ({ restaurantId }) => ({ restaurantId, menus: [] })),
    refusal: NO_RESTAURANT,
  },
  {
    ...asking(menus.restaurant.delete, ({ restaurantId }) => ({ restaurantId })),
    refusal: NO_RESTAURANT,
  },
  {
    ...asking(menus.restaurant.create, ({ menuId }) => ({ name: 'Mío', menus: [{ menuId }] })),
    refusal: NO_MENU,
  },
];

/** Messages about the acting account only, which name nothing. */
export const OWN = [
  asking(menus.menu.list, () => FIRST_PAGE),
  asking(menus.menu.create, () => aMenu()),
  asking(menus.restaurant.list, () => ({})),
  asking(menus.dashboard.stats, () => ({})),
  asking(menus.dashboard.analytics, () => ({})),
  asking(menus.dashboard.activity, () => FIRST_PAGE),
  asking(menus.analytics.compare, () => ({ days: 7 as const, ...FIRST_PAGE })),
  asking(menus.analytics.weeklyMail, () => ({})),
  asking(menus.analytics.setWeeklyMail, () => ({ enabled: true })),
  asking(menus.priceChange.list, () => FIRST_PAGE),
  asking(menus.priceChange.read, () => ({ content: TABLE })),
  asking(menus.scheduledChange.list, () => FIRST_PAGE),
  asking(menus.account.export, () => ({})),
  asking(menus.workbook.export, () => ({})),
  asking(menus.workbook.import, () => ({ content: WORKBOOK, preview: true })),
  asking(menus.entitlement.store, () => ({ accountId: randomUUID(), ...INICIAL })),
];

/** Messages that only change an item's availability, which the kitchen role may send. */
export const OF_KITCHEN = [
  asking(menus.item.update, ({ itemId }) => ({ itemId, isAvailable: false })),
  asking(menus.item.upsert, ({ menuId, itemId }) => ({
    ...{ menuId, items: [{ itemId, isAvailable: false, availableAgainAt: null }] },
  })),
];

/**
 * Messages that need no user: from diners, readers of an email, the queue of visits, and the garbage collector of
 * images.
 */
export const OPEN = [
  menus.analytics.stopWeeklyMail,
  menus.publicMenu.find,
  menus.publicMenu.findMany,
  menus.publicMenu.resolve,
  menus.publicMenu.findRestaurant,
  menus.publicMenu.resolveShortCode,
  menus.publicMenu.sitemap,
  menus.template.list,
  menus.visit.record,
  menus.visit.recordEngagements,
  menus.image.referenced,
];

export const missing = (): Thing => ({
  menuId: randomUUID(),
  categoryId: randomUUID(),
  itemId: randomUUID(),
  restaurantId: randomUUID(),
  priceChangeId: randomUUID(),
  scheduledChangeId: randomUUID(),
});
