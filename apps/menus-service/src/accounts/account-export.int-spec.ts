import { menus } from '@cartaviva/contracts';
import { aMenu, anItem } from '../../test/samples';
import { startTestService, type TestService } from '../../test/test-service';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('the download of an account', () => {
  it('has all that its owner wrote and how often it was looked at, and no visitor', async () => {
    const [ana, eve] = [service.owner(), service.owner()];
    await service.grant({ accountId: ana.accountId, plan: 'inicial', expiresAt: null });
    const menu = await ana.call(menus.menu.create, aMenu({ isPublished: true }));
    const menuId = menu.id;
    const draft = await ana.call(menus.menu.create, aMenu({ name: 'Cenas' }));
    const category = await ana.call(menus.category.create, { menuId, name: 'Sopas' });
    const item = await ana.call(menus.item.create, anItem({ menuId, categoryId: category.id }));
    const gone = await ana.call(menus.item.create, anItem({ menuId, name: 'Ya no' }));
    await ana.call(menus.item.delete, { itemId: gone.id });
    const third = await ana.call(menus.menu.create, aMenu({ name: 'Tampoco' }));
    await ana.call(menus.menu.delete, { menuId: third.id });
    await ana.call(menus.menu.print, { menuId, layout: 'tent', mesa: 'Terraza' });
    const theirs = await eve.call(menus.menu.create, aMenu({ isPublished: true }));
    const seen = { source: 'qr', ipAddress: '203.0.113.0', userAgent: 'Firefox' } as const;
    const visits = [menuId, menuId, theirs.id].map((menuId, index) => ({
      ...{ ...seen, menuId, visitorId: `visitor-${index}`, at: new Date().toISOString() },
    }));
    await service.system.call(menus.visit.record, { visits });

    const content = await ana.call(menus.account.export, {});
    expect(content).toEqual({
      restaurants: [],
      menus: [menu, draft],
      categories: [category],
      items: [item],
      history: expect.any(Array),
      priceChanges: [],
      scheduledChanges: [],
      tables: [{ menuId, name: 'Terraza', shortCode: expect.any(String) }],
      visits: [
        { menuId, visits: 2 },
        { menuId: draft.id, visits: 0 },
      ],
    });
    const history = content['history'] as { menuId: string }[];
    expect(history.filter((version) => version.menuId === menuId)).toMatchObject([
      { number: 1, kind: 'created', author: 'owner', changes: [] },
      {
        ...{ number: 2, kind: 'edit' },
        changes: expect.arrayContaining([{ kind: 'item', id: item.id, before: null }]),
      },
    ]);
    expect(history.filter((version) => version.menuId !== menuId)).toMatchObject([
      { menuId: draft.id, number: 1, kind: 'created' },
    ]);
    const text = JSON.stringify(content);
    const secrets = ['visitor-', '203.0.113.0', 'Firefox', theirs.id, eve.accountId, third.id];
    for (const hidden of secrets) {
      expect(text).not.toContain(hidden);
    }
  });
});
