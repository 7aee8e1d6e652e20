import { isOperation, menus, type ErrorCode, type Message } from '@cartaviva/contracts';
import { writeWorkbook } from '@cartaviva/menu-import';
import { randomUUID } from 'node:crypto';
import { aMenu, FIRST_PAGE } from './samples';
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

export const CODE = { externalId: 'PLATO-17' };
const A_ROW = { name: 'Mía', price: '1' };

export const TEN_PERCENT: { kind: 'percent'; percent: number } = { kind: 'percent', percent: 10 };
const IN_AN_HOUR = new Date(Date.now() + 3_600_000).toISOString();
export const PUBLISHING: { at: string; kind: 'publish' } = { at: IN_AN_HOUR, kind: 'publish' };

const INICIAL = { plan: 'inicial', expiresAt: null, version: 1 } as const;

const TABLE = Buffer.from('Nombre,Precio\nFlan,1');
/** Workbook of an empty sheet. */
const WORKBOOK = await writeWorkbook([{ name: 'Vacío', items: [] }]);
/** Error for a missing object, by the field of a path that names it. */
const REFUSALS: Readonly<Record<keyof Thing, ErrorCode>> = {
  menuId: 'MENU_NOT_FOUND',
  categoryId: 'CATEGORY_NOT_FOUND',
  itemId: 'ITEM_NOT_FOUND',
  restaurantId: 'RESTAURANT_NOT_FOUND',
  priceChangeId: 'PRICE_CHANGE_NOT_FOUND',
  scheduledChangeId: 'SCHEDULED_CHANGE_NOT_FOUND',
};
const NO_MENU = { refusal: REFUSALS.menuId };

const withFields = <Request extends object, Reply>(
  message: Message<Request, Reply>,
  fields: Partial<NoInfer<Request>>,
): readonly [string, object] => [message.name, fields];

/** Fields of operations besides the IDs in their paths. */
const FIELDS: ReadonlyMap<string, object> = new Map([
  withFields(menus.menu.update, { name: 'Mía' }),
  withFields(menus.menu.arrange, { categories: [], items: [] }),
  withFields(menus.menu.changePrices, { items: [] }),
  withFields(menus.menu.import, { content: TABLE, preview: false }),
  withFields(menus.menu.print, { layout: 'poster' }),
  withFields(menus.history.list, FIRST_PAGE),
  withFields(menus.history.compare, { versionNumber: 1 }),
  withFields(menus.history.restore, { versionNumber: 1 }),
  withFields(menus.translation.list, { language: 'en' }),
  withFields(menus.translation.save, { language: 'en', texts: [] }),
  withFields(menus.analytics.of, { days: 7 }),
  withFields(menus.category.create, { name: 'Mía' }),
  withFields(menus.category.update, { name: 'Mía' }),
  withFields(menus.item.getByExternalId, CODE),
  withFields(menus.item.deleteByExternalId, CODE),
  withFields(menus.item.create, A_ROW),
  withFields(menus.item.upsert, { items: [A_ROW] }),
  withFields(menus.item.deleteMany, { items: [CODE] }),
  withFields(menus.item.update, { price: '1' }),
  withFields(menus.sharedItem.share, { itemIds: [] }),
  withFields(menus.restaurant.update, { name: 'Mío' }),
  withFields(menus.restaurant.arrange, { menus: [] }),
]);

/** Operations whose path names something that belongs to an owner. */
const WITH_PATH = Object.values(menus)
  .flatMap((resource) => Object.values<object>(resource))
  .filter(isOperation)
  .flatMap((operation) => {
    const { name, path } = operation;
    const [field] = Object.keys(REFUSALS).filter((one) => one in path) as (keyof Thing)[];
    if (!field || operation.access === 'public') return [];
    const ask = (who: Caller, thing: Thing): Promise<unknown> =>
      who.call(operation, { [field]: thing[field], ...FIELDS.get(name) });
    return [{ name, ask, refusal: REFUSALS[field] }];
  });

/** Messages that name something that belongs to an owner, with the error for something missing. */
export const REACHING = [
  ...WITH_PATH,
  { ...asking(menus.menu.get, ({ menuId }) => ({ menuId })), ...NO_MENU },
  {
    ...asking(menus.priceChange.preview, ({ menuId }) => ({ ...TEN_PERCENT, menuIds: [menuId] })),
    ...NO_MENU,
  },
  {
    ...asking(menus.priceChange.apply, ({ menuId }) => ({ ...TEN_PERCENT, menuIds: [menuId] })),
    ...NO_MENU,
  },
  {
    ...asking(menus.scheduledChange.create, ({ menuId }) => ({ ...PUBLISHING, menuIds: [menuId] })),
    ...NO_MENU,
  },
  {
    ...asking(menus.restaurant.create, ({ menuId }) => ({ name: 'Mío', menus: [{ menuId }] })),
    ...NO_MENU,
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
