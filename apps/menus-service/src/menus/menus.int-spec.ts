import { menus } from '@cartaviva/contracts';
import { PLAIN_QR, SHORT_CODE_PATTERN } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { aMenu, atOnce, FIRST_PAGE } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function owner() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
  return owner;
}

describe('a menu of the owner', () => {
  it('starts as a draft with the defaults of the specification', async () => {
    const ana = service.owner();
    const menu = await ana.call(menus.menu.create, aMenu());
    expect(menu).toEqual({
      ...aMenu(),
      ...{ id: expect.any(String), userId: ana.userId },
      ...{ country: 'DO', timeZone: 'America/Santo_Domingo' },
      ...{ description: null, address: null, phone: null, openingHours: null, logoUrl: null },
      coverUrl: null,
      secondCurrency: null,
      ...{
        themeColor: '#10b981',
        design: 'classic',
        currency: 'DOP',
        isPublished: false,
        logoPlaceholder: null,
      },
      ...{ addsItbis: false, addsLey: false, languages: [], qrDesign: PLAIN_QR },
      ...{ slug: expect.stringMatching(/^comedor-ana/), version: 1 },
      shortCode: expect.stringMatching(SHORT_CODE_PATTERN),
      ...{ createdAt: expect.stringMatching(/Z$/), updatedAt: menu.createdAt },
    });
    expect(await ana.call(menus.menu.get, { menuId: menu.id })).toEqual(menu);
  });

  it('is where its phone or its currency says, until its owner says otherwise', async () => {
    const { call } = await owner();
    const mexican = { phone: '+52 55 1234 5678', currency: 'USD' as const };
    const { id: menuId, ...menu } = await call(menus.menu.create, { ...aMenu(), ...mexican });
    expect(menu).toMatchObject({ country: 'MX', timeZone: 'America/Mexico_City' });
    const tijuana = { timeZone: 'America/Tijuana' };
    expect(await call(menus.menu.update, { menuId, ...tijuana })).toMatchObject({
      ...{ country: 'MX', ...tijuana },
    });
    expect(await call(menus.menu.update, { menuId, country: 'CL' })).toMatchObject({
      ...{ country: 'CL', timeZone: 'America/Santiago' },
    });
    const nowhere = call(menus.menu.update, { menuId, timeZone: 'America/Macondo' });
    await expect(nowhere).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('is made once by a write that is sent again, whatever room the plan has left', async () => {
    const ana = service.owner();
    const write = { ...aMenu(), newId: randomUUID() };
    const { done } = await atOnce(5, () => ana.call(menus.menu.create, write));
    expect(new Set(done.map(({ id }) => id))).toEqual(new Set([write.newId]));
    expect(done).toHaveLength(5);
    await expect(
      ana.call(menus.menu.create, { ...aMenu(), newId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'MENU_LIMIT_REACHED' });
    const eve = service.owner();
    await expect(eve.call(menus.menu.create, { ...write, name: 'De Eva' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
    expect(await ana.call(menus.menu.get, { menuId: write.newId })).toEqual(done[0]);
  });

  it('stores texts trimmed, and blank ones not at all', async () => {
    const ana = service.owner();
    const sent = { name: ' Cena ', restaurantName: '\tAna\n', description: '  ', phone: null };
    const menu = await ana.call(menus.menu.create, sent);
    expect(menu).toMatchObject({
      ...{ name: 'Cena', restaurantName: 'Ana', description: null, phone: null },
    });
  });

  it.each([
    ['name', { ...aMenu(), name: '  ' }],
    ['themeColor', { ...aMenu(), themeColor: 'red' }],
    ['currency', { ...aMenu(), currency: 'EUR' as 'USD' }],
    ['isPublished', { ...aMenu(), isPublished: 'false' as unknown as boolean }],
    ['accountId', { ...aMenu(), accountId: randomUUID() }],
  ])('is refused when %s breaks the rules, and leaves no row', async (field, sent) => {
    const ana = service.owner();
    await expect(ana.call(menus.menu.create, sent)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { fields: { [field]: expect.any(String) } },
    });
    expect(await ana.call(menus.menu.list, FIRST_PAGE)).toEqual({ rows: [], total: 0 });
  });

  it('stands in a list, newest first, page by page', async () => {
    const ana = await owner();
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      await ana.call(menus.menu.create, aMenu({ name }));
    const page = async (page: number) => {
      const { rows, total } = await ana.call(menus.menu.list, { page, limit: 2 });
      return { names: rows.map(({ name }) => name).join(''), total };
    };
    expect(await page(1)).toEqual({ names: 'ed', total: 5 });
    expect(await page(3)).toEqual({ names: 'a', total: 5 });
    expect(await page(4)).toEqual({ names: '', total: 5 });
    await ana.call(menus.menu.create, aMenu({ name: 'Menú del día', isPublished: true }));
    const names = async (asked: object) => {
      const { rows } = await ana.call(menus.menu.list, { page: 1, limit: 3, ...asked });
      return rows.map(({ name }) => name);
    };
    expect(await names({ sort: 'name' })).toEqual(['a', 'b', 'c']);
    expect(await names({ q: 'menu', sort: '-updatedAt' })).toEqual(['Menú del día']);
    expect(await names({ isPublished: true })).toEqual(['Menú del día']);
    expect(await names({ isPublished: false })).toEqual(['e', 'd', 'c']);
  });

  it('changes only in what is sent; null and blanks clear', async () => {
    const ana = service.owner();
    const sent = aMenu({ description: 'Rica', address: 'El Conde 1', phone: '809' });
    const menu = await ana.call(menus.menu.create, sent);
    const change = { menuId: menu.id, name: 'Cenas', address: null, phone: ' ' };
    const changed = await ana.call(menus.menu.update, change);
    expect(changed).toEqual({
      ...menu,
      ...{ name: 'Cenas', address: null, phone: null },
      ...{ updatedAt: expect.any(String), version: 2 },
    });
    expect(changed.updatedAt > menu.updatedAt).toBe(true);
    await expect(
      ana.call(menus.menu.update, { menuId: menu.id, name: null as unknown as string }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    expect(await ana.call(menus.menu.get, { menuId: menu.id })).toEqual(changed);
  });

  it("takes a logo of its owner's alone, and asks about a new one only", async () => {
    const [ana, eve] = [service.owner(), service.owner()];
    const { id: menuId } = await ana.call(menus.menu.create, aMenu());
    const foreign = { menuId, logoUrl: service.media.image(eve.accountId) };
    await expect(ana.call(menus.menu.update, foreign)).rejects.toMatchObject({
      code: 'OBJECT_NOT_FOUND',
    });
    const logoUrl = service.media.image(ana.accountId);
    const logoPlaceholder = expect.stringMatching(/^\S{20,}$/);
    const shown = await ana.call(menus.menu.update, { menuId, logoUrl });
    expect(shown).toMatchObject({ logoUrl, logoPlaceholder });
    const { asked } = service.media;
    const renamed = await ana.call(menus.menu.update, { menuId, logoUrl, name: 'Otra' });
    expect(renamed).toMatchObject({ logoUrl, logoPlaceholder });
    const cleared = await ana.call(menus.menu.update, { menuId, logoUrl: null });
    expect(cleared).toMatchObject({ logoUrl: null, logoPlaceholder: null, name: 'Otra' });
    expect(service.media.asked).toBe(asked);
  });

  it("takes a cover of its owner's alone, and shows it to diners until it is taken away", async () => {
    const [ana, eve] = [service.owner(), service.owner()];
    const { id: menuId } = await ana.call(menus.menu.create, aMenu());
    const foreign = { menuId, coverUrl: service.media.image(eve.accountId) };
    await expect(ana.call(menus.menu.update, foreign)).rejects.toMatchObject({
      code: 'OBJECT_NOT_FOUND',
    });
    const coverUrl = service.media.image(ana.accountId);
    const covered = await ana.call(menus.menu.update, { menuId, coverUrl, isPublished: true });
    expect(covered).toMatchObject({ coverUrl, logoUrl: null, logoPlaceholder: null });
    const forDiners = () => service.publicMenu(menuId);
    expect(await forDiners()).toMatchObject({ published: { menu: { coverUrl } } });
    await ana.call(menus.menu.update, { menuId, coverUrl: null });
    expect(await forDiners()).toMatchObject({ published: { menu: { coverUrl: null } } });
  });
});
