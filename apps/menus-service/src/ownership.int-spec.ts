import {
  mayRoleSend,
  MEMBER_ROLES,
  menus,
  SYSTEM,
  VISITOR,
  type ErrorCode,
  type MemberRole,
  type Message,
  type PrintMenu,
} from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import {
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  jsonValue,
  option,
  record,
  string,
} from 'fast-check';
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
const A_ROW = { name: 'Mía', price: '1' };
const POSTER: Pick<PrintMenu, 'layout' | 'tables'> = { layout: 'poster', tables: [] };
const FIRST_VERSION: { number: number; to: 'previous' } = { number: 1, to: 'previous' };
const ENGLISH: { language: LanguageCode; texts: [] } = { language: 'en', texts: [] };

const INICIAL = { plan: 'inicial', expiresAt: null, version: 1 } as const;

const NO_MENU: ErrorCode = 'MENU_NOT_FOUND';
const NO_CATEGORY: ErrorCode = 'CATEGORY_NOT_FOUND';
const NO_ITEM: ErrorCode = 'ITEM_NOT_FOUND';

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
  { ...asking(menus.item.upsert, ({ menuId }) => ({ menuId, items: [A_ROW] })), refusal: NO_MENU },
  { ...asking(menus.item.update, ({ itemId }) => ({ itemId, price: '1' })), refusal: NO_ITEM },
  { ...asking(menus.item.delete, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
  { ...asking(menus.item.restore, ({ itemId }) => ({ itemId })), refusal: NO_ITEM },
];

/** Messages about the acting user alone: they name nothing. */
const OWN = [
  asking(menus.menu.list, () => FIRST_PAGE),
  asking(menus.menu.create, () => aMenu()),
  asking(menus.dashboard.stats, () => ({})),
  asking(menus.dashboard.analytics, () => ({})),
  asking(menus.dashboard.activity, () => FIRST_PAGE),
  asking(menus.analytics.compare, () => ({ days: 7 as const, ...FIRST_PAGE })),
  asking(menus.analytics.weeklyMail, () => ({})),
  asking(menus.analytics.setWeeklyMail, () => ({ enabled: true })),
  asking(menus.account.export, () => ({})),
  asking(menus.entitlement.store, () => ({ userId: randomUUID(), ...INICIAL })),
];

/** Those that say of an item no more than when it can be had: the kitchen may. */
const OF_KITCHEN = [
  asking(menus.item.update, ({ itemId }) => ({ itemId, isAvailable: false })),
  asking(menus.item.upsert, ({ menuId, itemId }) => ({
    ...{ menuId, items: [{ itemId, isAvailable: false, availableAgainAt: null }] },
  })),
];

/** Messages that need no user: the diner's, the mail's reader's, the visits' queue's, the images' garbage collector's. */
const OPEN = [
  menus.analytics.stopWeeklyMail,
  menus.publicMenu.find,
  menus.publicMenu.resolve,
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
});

/** Somebody who acts for the owner's account. */
const memberOf = (userId: string, role: MemberRole) => {
  const member = { userId: randomUUID(), name: 'Luis Peña', role };
  return service.as({ kind: 'user', userId, role: 'user', member });
};

async function ownerWithEverything() {
  const owner = service.owner();
  await service.grant({ userId: owner.userId, plan: 'empresarial', expiresAt: null });
  const { id: menuId } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const { id: categoryId } = await owner.call(menus.category.create, { menuId, name: 'Sopas' });
  const { id: itemId } = await owner.call(menus.item.create, anItem({ menuId, categoryId }));
  return { owner, thing: { menuId, categoryId, itemId } };
}

async function everythingIn(menuId: string, owner: Caller) {
  return {
    menu: await owner.call(menus.menu.get, { menuId }),
    categories: await owner.call(menus.category.list, { menuId }),
    items: await owner.call(menus.item.list, { menuId }),
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

  it.each([...REACHING, ...OWN])(
    '$name: members of the account may send it whose role has the right to, others change nothing',
    async ({ name, ask }) => {
      const { owner, thing } = await ownerWithEverything();
      const before = await everythingIn(thing.menuId, owner);
      const may = MEMBER_ROLES.filter((role) => mayRoleSend(role, name, { price: '1' }));
      for (const role of MEMBER_ROLES.filter((one) => !may.includes(one))) {
        const member = memberOf(owner.userId, role);
        const refusal = { code: 'ROLE_FORBIDDEN', details: { role } };
        await expect(ask(member, thing)).rejects.toMatchObject(refusal);
      }
      expect(await everythingIn(thing.menuId, owner)).toEqual(before);
      const done = may.map(async (role) => {
        const another = await ownerWithEverything();
        return ask(memberOf(another.owner.userId, role), another.thing);
      });
      expect(await Promise.all(done)).not.toContain(undefined);
    },
  );

  it.each(REACHING)(
    '$name: a member reaches nothing of another account',
    async ({ ask, refusal }) => {
      const { owner, thing } = await ownerWithEverything();
      const before = await everythingIn(thing.menuId, owner);
      const member = memberOf(randomUUID(), 'administrator');
      await expect(ask(member, thing)).rejects.toMatchObject({ code: refusal });
      // The person's own account is another, too, while they act for this one.
      const themself = { userId: owner.userId, name: 'Ana', role: 'administrator' } as const;
      const elsewhere = {
        kind: 'user',
        userId: randomUUID(),
        role: 'user',
        member: themself,
      } as const;
      await expect(ask(service.as(elsewhere), thing)).rejects.toMatchObject({ code: refusal });
      expect(await everythingIn(thing.menuId, owner)).toEqual(before);
    },
  );

  it.each(OF_KITCHEN)('$name: the kitchen may, about when an item can be had', async ({ ask }) => {
    const { owner, thing } = await ownerWithEverything();
    await ask(memberOf(owner.userId, 'kitchen'), thing);
    const { isAvailable } = await owner.call(menus.item.get, { itemId: thing.itemId });
    expect(isAvailable).toBe(false);
  });

  it('lets the kitchen change nothing else of an item, whatever stands beside its availability', async () => {
    const { owner, thing } = await ownerWithEverything();
    const { menuId, itemId } = thing;
    const before = await everythingIn(menuId, owner);
    const kitchen = memberOf(owner.userId, 'kitchen');
    const another = record(
      {
        ...{ name: string(), price: constantFrom('1', '99.50'), description: option(string()) },
        ...{ imageUrl: constantFrom(null), categoryId: constantFrom(null, thing.categoryId) },
        ...{ dietaryTags: constantFrom([]), externalId: option(string()), other: jsonValue() },
        sizes: constantFrom([]),
      },
      { requiredKeys: [] },
    ).filter((fields) => Object.keys(fields).length > 0);
    const refused = (work: Promise<unknown>) =>
      expect(work).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' });
    await assert(
      asyncProperty(another, boolean(), async (fields, isAvailable) => {
        const change: object = { isAvailable, ...fields };
        const payload = { itemId, ...change };
        await refused(kitchen.call(menus.item.update, payload));
        await refused(kitchen.call(menus.item.upsert, { menuId, items: [payload] }));
      }),
      { numRuns: 50 },
    );
    await refused(kitchen.call(menus.item.upsert, { menuId, items: [{ isAvailable: true }] }));
    expect(await everythingIn(menuId, owner)).toEqual(before);
  });

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
    const nothing = { menus: [], categories: [], items: [], history: [], tables: [], visits: [] };
    expect(await stranger.call(menus.account.export, {})).toEqual(nothing);
  });
});
