import {
  menus,
  type CreateRestaurantRequest,
  type MenuView,
  type UpdateRestaurantRequest,
} from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';
import { aMenu } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

async function anOwner() {
  const owner = service.owner();
  await service.grant({ accountId: owner.accountId, plan: 'empresarial', expiresAt: null });
  const menu = (fields: object): Promise<MenuView> => owner.call(menus.menu.create, aMenu(fields));
  const restaurant = (fields: Partial<CreateRestaurantRequest> = {}) =>
    owner.call(menus.restaurant.create, { name: 'La Fonda', ...fields });
  const update = (restaurantId: string, fields: UpdateRestaurantRequest) =>
    owner.call(menus.restaurant.update, { restaurantId, ...fields });
  return { ...owner, menu, restaurant, update };
}

async function shown(menuId: string) {
  const found = await service.publicMenu(menuId);
  if (found.state !== 'published') throw new Error(found.state);
  const { links, wifi } = found.published.menu;
  return { links, wifi };
}

const SENT = { instagram: '@lafonda', whatsapp: '809 555 0142', website: ' https://lafonda.do ' };
const STORED = {
  instagram: 'https://www.instagram.com/lafonda',
  whatsapp: '+18095550142',
  website: 'https://lafonda.do',
};
const NETWORK = { wifiName: 'La Fonda', wifiPassword: 'sancocho2026' };
const NOTHING = { links: {}, wifi: null };

describe('links and Wi-Fi of a restaurant', () => {
  it('are stored as addresses and shown on its menus until they are removed', async () => {
    const owner = await anOwner();
    const menu = await owner.menu({ isPublished: true });
    expect(await shown(menu.id)).toEqual(NOTHING);
    const tabs = [{ menuId: menu.id }];
    const made = await owner.restaurant({ links: SENT, ...NETWORK, menus: tabs });
    expect(made).toMatchObject({ links: STORED, ...NETWORK });
    const wifi = { name: 'La Fonda', password: 'sancocho2026' };
    expect(await shown(menu.id)).toEqual({ links: STORED, wifi });
    const { whatsapp: _number, ...left } = STORED;
    const changed = await owner.update(made.id, { links: { whatsapp: '' }, wifiPassword: '' });
    expect(changed).toMatchObject({ wifiPassword: null, version: made.version + 1 });
    expect(changed.links).toEqual(left);
    expect(await shown(menu.id)).toEqual({
      links: left,
      wifi: { name: 'La Fonda', password: null },
    });
    await owner.call(menus.restaurant.delete, { restaurantId: made.id });
    expect(await shown(menu.id)).toEqual(NOTHING);
  });

  it('read a WhatsApp number with the country, and keep it when the country changes', async () => {
    const owner = await anOwner();
    const { id, links } = await owner.restaurant({
      country: 'MX',
      links: { whatsapp: '55 5123 4567' },
    });
    expect(links).toEqual({ whatsapp: '+525551234567' });
    expect((await owner.update(id, { country: 'CL' })).links).toEqual(links);
  });

  it.each([
    [{ links: { whatsapp: '555-0142' } }, { 'links.whatsapp': RULE_MESSAGES.whatsAppLink }],
    [
      { links: { whatsapp: '809-555-0142 / 829-555-9876' } },
      { 'links.whatsapp': RULE_MESSAGES.whatsAppLink },
    ],
    [
      { links: { whatsapp: '809-555-0142 ext. 12' } },
      { 'links.whatsapp': RULE_MESSAGES.whatsAppLink },
    ],
    [{ wifiPassword: 'sancocho2026' }, { wifiName: RULE_MESSAGES.wifiWithoutName }],
  ])('refuse %j and change nothing', async (sent, fields) => {
    const owner = await anOwner();
    const refusal = { code: 'INVALID_INPUT', details: { fields } };
    await expect(owner.restaurant(sent)).rejects.toMatchObject(refusal);
    const made = await owner.restaurant();
    await expect(owner.update(made.id, sent)).rejects.toMatchObject(refusal);
    expect(await owner.call(menus.restaurant.list, {})).toEqual([made]);
  });
});

describe('a new menu of a restaurant', () => {
  const defaults = { currency: 'USD', addsItbis: true, addsLey: true } as const;
  const named = { name: 'Cena', restaurantName: 'La Fonda' };

  it('has its currency and taxes, also with a template, unless the request names them', async () => {
    const owner = await anOwner();
    await owner.restaurant(defaults);
    const create = (fields: object) => owner.call(menus.menu.create, { ...named, ...fields });
    expect(await create({})).toMatchObject(defaults);
    expect(await create({ templateId: 'bar' })).toMatchObject(defaults);
    expect(await create({ currency: 'DOP' })).toMatchObject({ ...defaults, currency: 'DOP' });
  });

  it('has pesos and no taxes where the restaurant says nothing', async () => {
    const owner = await anOwner();
    await owner.restaurant();
    const menu = await owner.call(menus.menu.create, named);
    expect(menu).toMatchObject({ currency: 'DOP', addsItbis: false, addsLey: false });
  });
});
