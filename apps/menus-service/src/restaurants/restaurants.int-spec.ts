import { menus, type MenuView, type RequestTo } from '@cartaviva/contracts';
import { SHORT_CODE_PATTERN } from '@cartaviva/domain';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { aMenu, atOnce } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

type Owner = Awaited<ReturnType<typeof anOwner>>;

async function anOwner() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
  const menu = (name: string, isPublished = true): Promise<MenuView> =>
    owner.call(menus.menu.create, aMenu({ name, isPublished }));
  const restaurant = (fields: Partial<RequestTo<typeof menus.restaurant.create>> = {}) =>
    owner.call(menus.restaurant.create, { name: 'Doña Ana', ...fields });
  return { ...owner, menu, restaurant };
}

const find = async (slug: string) =>
  (await service.visitor.call(menus.publicMenu.findRestaurant, { slug })).restaurant;
const tabsOf = async (slug: string) => (await find(slug))?.tabs.map(({ name }) => name);
const shown = async (menuId: string) => {
  const found = await service.publicMenu(menuId);
  if (found.state !== 'published') throw new Error(found.state);
  return found.published.menu;
};
const own = (owner: Owner, menuId: string) => owner.call(menus.menu.get, { menuId });

const SAYS = {
  address: 'El Conde 1',
  phone: '809-555-0101',
  openingHours: 'Mo-Sa 11:00-23:00; Su off',
  themeColor: '#8b5cf6',
  design: 'night-bar' as const,
};

describe('a restaurant', () => {
  it('has an address, a code and its menus in the order of their tabs', async () => {
    const owner = await anOwner();
    const [carta, vinos] = [await owner.menu('Carta'), await owner.menu('Vinos')];
    const made = await owner.restaurant({
      ...{ name: 'La Fonda de Ñoña', ...SAYS },
      menus: [
        { menuId: vinos.id, servedHours: 'Mo-Su 18:00-23:00' },
        { menuId: carta.id, tabName: ' La carta ' },
      ],
    });
    expect(made).toMatchObject({
      ...{ name: 'La Fonda de Ñoña', slug: 'la-fonda-de-nona', version: 1, ...SAYS },
      menus: [
        { menuId: vinos.id, name: 'Vinos', tabName: null, servedHours: 'Mo-Su 18:00-23:00' },
        { menuId: carta.id, name: 'Carta', tabName: 'La carta', servedHours: null },
      ],
    });
    expect(made.shortCode).toMatch(SHORT_CODE_PATTERN);
    expect(await find(made.slug)).toMatchObject({
      ...{ id: made.id, name: made.name, slug: made.slug, phone: SAYS.phone },
      tabs: [
        { menuId: vinos.id, slug: vinos.slug, name: 'Vinos' },
        { menuId: carta.id, slug: carta.slug, name: 'La carta' },
      ],
    });
    const code = { shortCode: made.shortCode };
    expect(await service.visitor.call(menus.publicMenu.resolveShortCode, code)).toEqual({
      ...{ menuId: null, restaurantSlug: made.slug },
    });
    expect(await owner.call(menus.restaurant.list, {})).toEqual([made]);
  });

  it('is made once by a write that is sent again', async () => {
    const owner = await anOwner();
    const newId = randomUUID();
    const [first, again] = [await owner.restaurant({ newId }), await owner.restaurant({ newId })];
    expect(again).toEqual(first);
    expect(await owner.call(menus.restaurant.list, {})).toHaveLength(1);
  });

  it('has an address of its own, however many of a name are made at once', async () => {
    const owner = await anOwner();
    const { done, refused } = await atOnce(12, () => owner.restaurant({ name: 'Bar Único' }));
    const other = await atOnce(4, async () => (await anOwner()).restaurant({ name: 'Bar Único' }));
    expect([...refused, ...other.refused]).toEqual([]);
    const slugs = [...done, ...other.done].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(16);
    expect(slugs).toContain('bar-unico');
  });

  it('leads from the addresses that it had to the one that it has', async () => {
    const owner = await anOwner();
    const { id: restaurantId, slug } = await owner.restaurant({ name: 'Bar Viejo' });
    const { slug: now } = await owner.call(menus.restaurant.update, {
      ...{ restaurantId, name: 'Bar Nuevo de Ana' },
    });
    expect(now).toBe('bar-nuevo-de-ana');
    for (const known of [slug, now]) expect(await find(known)).toMatchObject({ slug: now });
    expect((await owner.restaurant({ name: 'Bar Viejo' })).slug).toBe('bar-viejo-2');
  });

  it('refuses a write over another version, and takes the one over its own', async () => {
    const owner = await anOwner();
    const { id: restaurantId } = await owner.restaurant();
    const rename = (expectedVersion: number) =>
      owner.call(menus.restaurant.update, { restaurantId, name: 'Otra', expectedVersion });
    await expect(rename(2)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect((await rename(1)).version).toBe(2);
  });
});

describe('the menus of a restaurant', () => {
  it('say for diners what they say themselves, and else what it says; to their owner what is theirs', async () => {
    const owner = await anOwner();
    const plain = await owner.menu('Carta');
    const said = { address: 'Duarte 9', themeColor: '#ef4444' };
    const own1 = await owner.call(menus.menu.create, aMenu({ ...said, isPublished: true }));
    const places = [{ menuId: plain.id, showsRestaurantName: true }, { menuId: own1.id }];
    await owner.restaurant({ ...SAYS, menus: places });
    expect(await shown(plain.id)).toMatchObject({ ...SAYS, restaurantName: 'Doña Ana' });
    expect(await shown(own1.id)).toMatchObject({
      ...SAYS,
      ...said,
      restaurantName: own1.restaurantName,
      design: 'classic',
    });
    expect(await own(owner, plain.id)).toEqual({
      ...plain,
      restaurantName: 'Doña Ana',
      version: 2,
      updatedAt: expect.any(String),
    });
  });

  it('are shown otherwise as soon as it says something else, and those of others are not', async () => {
    const owner = await anOwner();
    const [menu, other] = [await owner.menu('Carta'), await owner.menu('Sola')];
    const { id: restaurantId } = await owner.restaurant({ menus: [{ menuId: menu.id }] });
    const emitted = async ({ id }: MenuView) => (await service.changesOf(id)).length;
    const before = [await emitted(menu), await emitted(other)];
    await owner.call(menus.restaurant.update, { restaurantId, phone: '809-555-0199' });
    expect((await shown(menu.id)).phone).toBe('809-555-0199');
    expect([await emitted(menu), await emitted(other)]).toEqual([before[0]! + 1, before[1]]);
    expect((await shown(other.id)).phone).toBeNull();
  });

  it('are tabs while they are online', async () => {
    const owner = await anOwner();
    const [carta, vinos] = [await owner.menu('Carta'), await owner.menu('Vinos', false)];
    const places = { menus: [{ menuId: carta.id }, { menuId: vinos.id }] };
    const { slug } = await owner.restaurant({ name: 'Tabs', ...places });
    expect(await tabsOf(slug)).toEqual(['Carta']);
    await owner.call(menus.menu.update, { menuId: vinos.id, isPublished: true });
    expect(await tabsOf(slug)).toEqual(['Carta', 'Vinos']);
    await owner.call(menus.menu.delete, { menuId: carta.id });
    expect(await tabsOf(slug)).toEqual(['Vinos']);
    await owner.call(menus.menu.restore, { menuId: carta.id });
    expect(await tabsOf(slug)).toEqual(['Carta', 'Vinos']);
    await owner.call(menus.menu.update, { menuId: carta.id, isPublished: false });
    await owner.call(menus.menu.update, { menuId: vinos.id, isPublished: false });
    expect(await find(slug)).toMatchObject({ name: 'Tabs', tabs: [] });
  });

  it('are taken whole or not at all where one is not the owner’s', async () => {
    const owner = await anOwner();
    const [mine, foreign] = [await owner.menu('Mía'), await (await anOwner()).menu('Ajena')];
    const made = await owner.restaurant({ menus: [] });
    const place = (menuIds: string[]) =>
      owner.call(menus.restaurant.arrange, {
        ...{ restaurantId: made.id, menus: menuIds.map((menuId) => ({ menuId })) },
      });
    for (const missing of [foreign.id, randomUUID()]) {
      const refused = place([mine.id, missing]);
      await expect(refused).rejects.toMatchObject({ code: 'MENU_NOT_FOUND' });
    }
    expect(await owner.call(menus.restaurant.get, { restaurantId: made.id })).toEqual(made);
    expect((await place([mine.id])).menus).toMatchObject([{ menuId: mine.id }]);
    const again = [mine.id, mine.id];
    await expect(place(again)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('move from one restaurant to another, which then has it', async () => {
    const owner = await anOwner();
    const menu = await owner.menu('Carta');
    const places = { menus: [{ menuId: menu.id }] };
    const first = await owner.restaurant({ name: 'Primero', phone: '1', ...places });
    const second = await owner.restaurant({ name: 'Segundo', phone: '2', ...places });
    expect([await tabsOf(first.slug), await tabsOf(second.slug)]).toEqual([[], ['Carta']]);
    const { restaurantName } = menu;
    expect(await shown(menu.id)).toMatchObject({ restaurantName, phone: '2' });
  });

  it.each(['leave', 'delete'] as const)(
    'keep what diners were shown when they %s it, and their address',
    async (how) => {
      const owner = await anOwner();
      const menu = await owner.menu('Carta');
      const made = await owner.restaurant({ ...SAYS, menus: [{ menuId: menu.id }] });
      const before = await shown(menu.id);
      const { id: restaurantId } = made;
      if (how === 'delete') await owner.call(menus.restaurant.delete, { restaurantId });
      else await owner.call(menus.restaurant.arrange, { restaurantId, menus: [] });
      const after = await shown(menu.id);
      expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '' });
      expect(await own(owner, menu.id)).toMatchObject({ ...SAYS, slug: menu.slug });
      expect((await find(made.slug))?.tabs).toEqual(how === 'delete' ? undefined : []);
    },
  );

  it('keep what it said of them also while they are deleted themselves', async () => {
    const owner = await anOwner();
    const [gone, never] = [await owner.menu('Carta'), await owner.menu('Vinos')];
    const made = await owner.restaurant({ ...SAYS, menus: [{ menuId: gone.id }] });
    for (const { id: menuId } of [gone, never]) await owner.call(menus.menu.delete, { menuId });
    await owner.call(menus.restaurant.delete, { restaurantId: made.id });
    for (const { id: menuId } of [gone, never]) await owner.call(menus.menu.restore, { menuId });
    expect(await own(owner, gone.id)).toMatchObject(SAYS);
    expect(await own(owner, never.id)).toMatchObject({ address: never.address });
  });

  it('are where its code and its addresses lead once it is deleted: the first that is online', async () => {
    const owner = await anOwner();
    const [carta, vinos] = [await owner.menu('Carta'), await owner.menu('Vinos')];
    const places = [carta, vinos].map(({ id: menuId }) => ({ menuId }));
    const made = await owner.restaurant({ name: 'Primero', menus: places });
    const { id: restaurantId, slug } = await owner.call(menus.restaurant.update, {
      ...{ restaurantId: made.id, name: 'Después' },
    });
    const leadsTo = async (address: string) =>
      (await service.visitor.call(menus.publicMenu.findRestaurant, { slug: address })).leadsTo;
    const { shortCode } = made;
    const ofCode = () => service.visitor.call(menus.publicMenu.resolveShortCode, { shortCode });
    expect(await leadsTo(slug)).toBeUndefined();
    expect(await ofCode()).toEqual({ menuId: null, restaurantSlug: slug });

    await owner.call(menus.restaurant.delete, { restaurantId });
    expect(await ofCode()).toEqual({ menuId: null, restaurantSlug: slug });
    for (const address of [slug, made.slug]) expect(await leadsTo(address)).toBe(carta.id);
    await owner.call(menus.menu.update, { menuId: carta.id, isPublished: false });
    expect(await leadsTo(slug)).toBe(vinos.id);
    await owner.call(menus.menu.update, { menuId: vinos.id, isPublished: false });
    expect(await leadsTo(slug)).toBe(carta.id);
    for (const { id: menuId } of [carta, vinos]) await owner.call(menus.menu.delete, { menuId });
    expect(await leadsTo(slug)).toBeNull();
    const other = await (await anOwner()).restaurant({ name: 'Primero' });
    expect(other.slug).not.toBe(made.slug);

    await service.emitErased(owner);
    await eventually(async () => expect(await ofCode()).toEqual({ menuId: null }));
  });

  it('lose no change that is made while it is deleted', async () => {
    const owner = await anOwner();
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await owner.menu(name)).id);
    const places = ids.map((menuId) => ({ menuId }));
    const { id: restaurantId } = await owner.restaurant({ ...SAYS, menus: places });
    const renames = ids.map((menuId, at) =>
      owner.call(menus.menu.update, { menuId, name: `Nueva ${at}` }),
    );
    await Promise.all([...renames, owner.call(menus.restaurant.delete, { restaurantId })]);
    for (const [at, id] of ids.entries()) {
      expect(await own(owner, id)).toMatchObject({ ...SAYS, name: `Nueva ${at}` });
    }
  });
});

describe('a restaurant and its account', () => {
  it('is found by nobody while its owner is about to leave, and again when they stay', async () => {
    const owner = await anOwner();
    const menu = await owner.menu('Carta');
    const { slug } = await owner.restaurant({ name: 'Se Va', menus: [{ menuId: menu.id }] });
    const { accountId, userId } = owner;
    const closing = { accountId, userId, erasesAt: new Date(2030, 1).toISOString() };
    await service.emitClosing({ ...closing, version: 1 });
    await eventually(async () => expect(await find(slug)).toBeNull());
    await expect(owner.restaurant()).rejects.toMatchObject({ code: 'ACCOUNT_CLOSING' });
    await service.emitClosing({ ...closing, erasesAt: null, version: 2 });
    await eventually(async () => expect(await tabsOf(slug)).toEqual(['Carta']));
    await expect(owner.restaurant()).resolves.toMatchObject({ name: 'Doña Ana' });
  });

  it('is in the account’s download, and gone with the account', async () => {
    const owner = await anOwner();
    const made = await owner.restaurant({ name: 'Exportado' });
    expect(await owner.call(menus.account.export, {})).toMatchObject({ restaurants: [made] });
    await service.emitErased(owner);
    await eventually(async () => expect(await find(made.slug)).toBeNull());
  });

  it('is in the sitemap once a menu of it is online', async () => {
    const owner = await anOwner();
    const menu = await owner.menu('Carta', false);
    const { slug } = await owner.restaurant({ name: 'Buscable', menus: [{ menuId: menu.id }] });
    const listed = async () => {
      const { rows } = await service.visitor.call(menus.publicMenu.sitemap, { page: 1 });
      return rows.filter((row) => row.isRestaurant && row.slug === slug).length;
    };
    expect(await listed()).toBe(0);
    await owner.call(menus.menu.update, { menuId: menu.id, isPublished: true });
    expect(await listed()).toBe(1);
  });

  it('keeps its images from being collected', async () => {
    const owner = await anOwner();
    const [logoUrl, coverUrl] = [1, 2].map(() => service.media.image(owner.accountId));
    await owner.restaurant({ logoUrl: logoUrl!, coverUrl: coverUrl! });
    const paths = [logoUrl!, coverUrl!];
    const { paths: known } = await service.system.call(menus.image.referenced, { paths });
    expect(known.toSorted()).toEqual(paths.toSorted());
    const foreign = service.media.image(randomUUID());
    await expect(owner.restaurant({ logoUrl: foreign })).rejects.toMatchObject({
      code: 'OBJECT_NOT_FOUND',
    });
  });
});
