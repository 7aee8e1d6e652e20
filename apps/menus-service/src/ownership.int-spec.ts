import {
  menus,
  SYSTEM,
  VISITOR,
  type ErrorCode,
  type Message,
  type PrintMenu,
} from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, anItem, FIRST_PAGE } from '../test/samples';
import { startTestService, type TestService } from '../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

type Caller = ReturnType<TestService['as']>;

interface Thing {
  readonly menuId: string;
  readonly categoryId: string;
  readonly itemId: string;
  readonly restaurantId: string;
}

/** A message as the table below names it. */
function asking<Request extends object, Reply>(
  message: Message<Request, Reply>,
  payload: (thing: Thing) => NoInfer<Request>,
) {
  const ask = (who: Caller, thing: Thing): Promise<unknown> => who.call(message, payload(thing));
  return { name: message.name, ask };
}

const PLACES = { categories: [], items: [] };
const POSTER: Pick<PrintMenu, 'layout' | 'tables'> = { layout: 'poster', tables: [] };
const FIRST_VERSION: { number: number; to: 'previous' } = { number: 1, to: 'previous' };
const ENGLISH: { language: LanguageCode; texts: [] } = { language: 'en', texts: [] };

const INICIAL = { plan: 'inicial', expiresAt: null, version: 1 } as const;

const NO_MENU: ErrorCode = 'MENU_NOT_FOUND';
const NO_CATEGORY: ErrorCode = 'CATEGORY_NOT_FOUND';
const NO_ITEM: ErrorCode = 'ITEM_NOT_FOUND';
const NO_RESTAURANT: ErrorCode = 'RESTAURANT_NOT_FOUND';

/** Messages that name something of an owner's, and how they say that there is no such thing. */
const REACHING = [
  { ...asking(menus.menu.get, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.update, ({ menuId }) => ({ menuId, name: 'Mía' })), refusal: NO_MENU },
  { ...asking(menus.menu.delete, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.restore, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.duplicate, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.menu.arrange, ({ menuId }) => ({ menuId, ...PLACES })), refusal: NO_MENU },
  { ...asking(menus.menu.changePrices, ({ menuId }) => ({ menuId, items: [] })), refusal: NO_MENU },
  {
    ...asking(menus.menu.import, ({ menuId }) => ({ menuId, content: 'Zmxhbiwx', preview: false })),
    refusal: NO_MENU,
  },
  { ...asking(menus.history.list, ({ menuId }) => ({ menuId, ...FIRST_PAGE })), refusal: NO_MENU },
  {
    ...asking(menus.history.compare, ({ menuId }) => ({ menuId, ...FIRST_VERSION })),
    refusal: NO_MENU,
  },
  { ...asking(menus.history.restore, ({ menuId }) => ({ menuId, number: 1 })), refusal: NO_MENU },
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
  { ...asking(menus.category.list, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.category.create, ({ menuId }) => ({ menuId, name: 'Mía' })), refusal: NO_MENU },
  {
    ...asking(menus.category.update, ({ categoryId }) => ({ categoryId, name: 'Mía' })),
    refusal: NO_CATEGORY,
  },
  { ...asking(menus.category.delete, ({ categoryId }) => ({ categoryId })), refusal: NO_CATEGORY },
  { ...asking(menus.category.search, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.category.get, ({ categoryId }) => ({ categoryId })), refusal: NO_CATEGORY },
  { ...asking(menus.item.list, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.item.search, ({ menuId }) => ({ menuId })), refusal: NO_MENU },
  { ...asking(menus.item.get, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  { ...asking(menus.item.create, ({ menuId }) => anItem({ menuId })), refusal: NO_MENU },
  { ...asking(menus.item.upsert, ({ menuId }) => ({ menuId, items: [] })), refusal: NO_MENU },
  { ...asking(menus.item.update, ({ itemId }) => ({ itemId, price: '1' })), refusal: NO_ITEM },
  { ...asking(menus.item.delete, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  { ...asking(menus.item.restore, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
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

/** Messages about the acting user alone: they name nothing. */
const OWN = [
  asking(menus.menu.list, () => FIRST_PAGE),
  asking(menus.menu.create, () => aMenu()),
  asking(menus.restaurant.list, () => ({})),
  asking(menus.dashboard.stats, () => ({})),
  asking(menus.dashboard.analytics, () => ({})),
  asking(menus.dashboard.activity, () => FIRST_PAGE),
  asking(menus.analytics.compare, () => ({ days: 7 as const, ...FIRST_PAGE })),
  asking(menus.analytics.weeklyMail, () => ({})),
  asking(menus.analytics.setWeeklyMail, () => ({ enabled: true })),
  asking(menus.account.export, () => ({})),
  asking(menus.entitlement.store, () => ({ userId: randomUUID(), ...INICIAL })),
];

/** Messages that need no user: the diner's, the mail's reader's, the visits' queue's, the images' garbage collector's. */
const OPEN = [
  menus.analytics.stopWeeklyMail,
  menus.publicMenu.find,
  menus.publicMenu.resolve,
  menus.publicMenu.findRestaurant,
  menus.publicMenu.resolveShortCode,
  menus.publicMenu.sitemap,
  menus.template.list,
  menus.visit.record,
  menus.visit.recordEngagements,
  menus.image.referenced,
];

const missing = (): Thing => ({
  menuId: randomUUID(),
  categoryId: randomUUID(),
  itemId: randomUUID(),
  restaurantId: randomUUID(),
});

async function ownerWithEverything() {
  const owner = service.owner();
  await service.grant({ userId: owner.userId, plan: 'empresarial', expiresAt: null });
  const { id: menuId } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const { id: categoryId } = await owner.call(menus.category.create, { menuId, name: 'Sopas' });
  const { id: itemId } = await owner.call(menus.item.create, anItem({ menuId, categoryId }));
  const named = { name: 'Comedor Ana', menus: [{ menuId }] };
  const { id: restaurantId } = await owner.call(menus.restaurant.create, named);
  return { owner, thing: { menuId, categoryId, itemId, restaurantId } };
}

async function everythingIn(menuId: string, owner: Caller) {
  return {
    menu: await owner.call(menus.menu.get, { menuId }),
    categories: await owner.call(menus.category.list, { menuId }),
    items: await owner.call(menus.item.list, { menuId }),
    restaurants: await owner.call(menus.restaurant.list, {}),
    changes: (await service.changesOf(menuId)).length,
  };
}

describe('who may do what', () => {
  it('is settled for every message of the service', () => {
    const settled = [...REACHING, ...OWN, ...OPEN].map(({ name }) => name);
    const declared = Object.values(menus).flatMap((ability) => Object.values(ability));
    expect(settled.sort()).toEqual(declared.map(({ name }) => name).sort());
  });

  it.each(REACHING)(
    '$name: to another owner it is missing, and stays as it is',
    async ({ ask, refusal }) => {
      const { owner, thing } = await ownerWithEverything();
      const before = await everythingIn(thing.menuId, owner);
      const stranger = service.owner();
      const refused = (one: Thing) => ask(stranger, one).catch((error: unknown) => error);
      const [foreign, absent] = [await refused(thing), await refused(missing())];
      expect(foreign).toMatchObject({ code: refusal, details: {} });
      expect(foreign).toEqual(absent);
      expect(await everythingIn(thing.menuId, owner)).toEqual(before);
      await expect(ask(owner, thing)).resolves.toBeDefined();
    },
  );

  it.each([...REACHING, ...OWN])('$name: needs a user', async ({ ask }) => {
    for (const actor of [VISITOR, SYSTEM]) {
      await expect(ask(service.as(actor), missing())).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    }
  });

  it('lists and figures show the acting user alone', async () => {
    await ownerWithEverything();
    const stranger = service.owner();
    expect(await stranger.call(menus.menu.list, FIRST_PAGE)).toEqual({ rows: [], total: 0 });
    const none = { totalMenus: 0, totalItems: 0, publishedMenus: 0 };
    expect(await stranger.call(menus.dashboard.stats, {})).toEqual(none);
    expect(await stranger.call(menus.restaurant.list, {})).toEqual([]);
    const nothing = {
      restaurants: [],
      menus: [],
      categories: [],
      items: [],
      history: [],
      tables: [],
      visits: [],
    };
    expect(await stranger.call(menus.account.export, {})).toEqual(nothing);
  });
});
