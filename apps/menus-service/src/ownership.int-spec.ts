import {
  mayRoleSend,
  MEMBER_ROLES,
  menus,
  SYSTEM,
  VISITOR,
  type MemberRole,
} from '@cartaviva/contracts';
import { runs } from '@cartaviva/rig/properties.mjs';
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
import {
  CODE,
  missing,
  OF_KITCHEN,
  OPEN,
  OWN,
  PUBLISHING,
  REACHING,
  TEN_PERCENT,
  type Caller,
  type Thing,
} from '../test/owned-messages';
import { aMenu, anItem, FIRST_PAGE } from '../test/samples';
import { sharedTestService, type TestService } from '../test/test-service';

let service: TestService;
/** Account that others try to access. Refused requests must leave it unchanged. */
let untouched: Awaited<ReturnType<typeof ownerWithEverything>>;
let before: Awaited<ReturnType<typeof everythingIn>>;

beforeAll(async () => {
  service = await sharedTestService();
  untouched = await ownerWithEverything();
  before = await everythingIn(untouched.thing.menuId, untouched.owner);
});

const memberOf = (accountId: string, role: MemberRole) => {
  const member = {
    ...{ userId: randomUUID(), accountId: randomUUID(), name: 'Luis Peña' },
    role,
  };
  return service.as({ kind: 'user', accountId, userId: randomUUID(), role: 'user', member });
};

async function ownerWithEverything() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
  const { id: menuId } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  const { id: categoryId } = await owner.call(menus.category.create, { menuId, name: 'Sopas' });
  const { id: itemId } = await owner.call(menus.item.create, {
    ...anItem({ menuId, categoryId }),
    ...CODE,
  });
  const named = { name: 'Comedor Ana', menus: [{ menuId }] };
  const { id: restaurantId } = await owner.call(menus.restaurant.create, named);
  const menuIds = [menuId];
  const { id: priceChangeId } = await owner.call(menus.priceChange.apply, TEN_PERCENT);
  const { id: scheduledChangeId } = await owner.call(menus.scheduledChange.create, {
    ...{ ...PUBLISHING, menuIds },
  });
  const changes = { priceChangeId, scheduledChangeId };
  return { owner, thing: { menuId, categoryId, itemId, restaurantId, ...changes } };
}

async function everythingIn(menuId: string, owner: Caller) {
  return {
    menu: await owner.call(menus.menu.get, { menuId }),
    categories: (await owner.call(menus.category.search, { menuId })).rows,
    items: (await owner.call(menus.item.search, { menuId })).rows,
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
    '$name: what is another account’s is as missing as what is not there, and stays as it is',
    async ({ ask, refusal }) => {
      const { owner, thing } = untouched;
      const stranger = service.owner();
      const refused = (one: Thing) => ask(stranger, one).catch((error: unknown) => error);
      const [foreign, absent] = [await refused(thing), await refused(missing())];
      expect(foreign).toMatchObject({ code: refusal, details: {} });
      expect(foreign).toEqual(absent);

      const member = memberOf(randomUUID(), 'administrator');
      await expect(ask(member, thing)).rejects.toMatchObject({ code: refusal });
      // While a person acts for another account, even the person's own account is out of reach.
      const themself = {
        ...{ userId: owner.userId, accountId: owner.accountId, name: 'Ana' },
        role: 'administrator',
      } as const;
      const elsewhere = service.as({
        ...{ kind: 'user', accountId: randomUUID(), userId: randomUUID(), role: 'user' },
        member: themself,
      });
      await expect(ask(elsewhere, thing)).rejects.toMatchObject({ code: refusal });
      expect(await everythingIn(thing.menuId, owner)).toEqual(before);
    },
  );

  it.each([...REACHING, ...OWN])(
    '$name: is answered to whoever of the account has the right to it, and others change nothing',
    async ({ name, ask }) => {
      const { owner, thing } = untouched;
      for (const actor of [VISITOR, SYSTEM]) {
        const refused = ask(service.as(actor), thing);
        await expect(refused).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      }
      const may = MEMBER_ROLES.filter((role) => mayRoleSend(role, name, { price: '1' }));
      for (const role of MEMBER_ROLES.filter((one) => !may.includes(one))) {
        const refusal = { code: 'ROLE_FORBIDDEN', details: { role } };
        await expect(ask(memberOf(owner.accountId, role), thing)).rejects.toMatchObject(refusal);
      }
      expect(await everythingIn(thing.menuId, owner)).toEqual(before);
      // A single guard reads the table of rights for all roles, so the last permitted role stands for the others.
      const last = may.at(-1);
      if (!last) return;
      const another = await ownerWithEverything();
      expect(await ask(memberOf(another.owner.accountId, last), another.thing)).toBeDefined();
    },
  );

  it.each(OF_KITCHEN)('$name: the kitchen may, about when an item can be had', async ({ ask }) => {
    const { owner, thing } = await ownerWithEverything();
    await ask(memberOf(owner.accountId, 'kitchen'), thing);
    const { isAvailable } = await owner.call(menus.item.get, { itemId: thing.itemId });
    expect(isAvailable).toBe(false);
  });

  it('lets the kitchen change nothing else of an item, whatever stands beside its availability', async () => {
    const { owner, thing } = untouched;
    const { menuId, itemId } = thing;
    const kitchen = memberOf(owner.accountId, 'kitchen');
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
      { numRuns: runs(50) },
    );
    await refused(kitchen.call(menus.item.upsert, { menuId, items: [{ isAvailable: true }] }));
    expect(await everythingIn(menuId, owner)).toEqual(before);
  });

  it('lists and figures show the acting user alone', async () => {
    await ownerWithEverything();
    const stranger = service.owner();
    expect(await stranger.call(menus.menu.list, FIRST_PAGE)).toEqual({ rows: [], total: 0 });
    const none = { totalMenus: 0, totalItems: 0, publishedMenus: 0 };
    expect(await stranger.call(menus.dashboard.stats, {})).toEqual(none);
    expect(await stranger.call(menus.restaurant.list, {})).toEqual([]);
    const content = { menus: [], categories: [], items: [], history: [], tables: [], visits: [] };
    const nothing = { ...content, restaurants: [], priceChanges: [], scheduledChanges: [] };
    expect(await stranger.call(menus.account.export, {})).toEqual(nothing);
  });
});
