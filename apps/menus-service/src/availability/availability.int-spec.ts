import { menus } from '@cartaviva/contracts';
import { aMenu, anItem } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';
import { AvailabilitySweep } from './availability-sweep';

let service: TestService;

beforeAll(async () => {
  service = await sharedTestService();
});

const sweep = () => {
  const sweeps = service.replicas.map((app) => app.get(AvailabilitySweep));
  return Promise.all([...sweeps, ...sweeps, ...sweeps].map((one) => one.sweep()));
};

const inHours = (hours: number) =>
  new Date(service.clock.now().getTime() + hours * 3_600_000).toISOString();

/**
 * Creates a menu with two items that return in an hour, one that returns in two hours, and one that does not return.
 */
async function ownerOfReturns() {
  const owner = service.owner();
  const { id: menuId } = await owner.call(menus.menu.create, aMenu({ isPublished: true }));
  for (const hours of [1, 1, 2, null]) {
    const availableAgainAt = hours === null ? null : inHours(hours);
    const item = { ...anItem({ menuId, name: `En ${hours}` }), isAvailable: false };
    await owner.call(menus.item.create, { ...item, availableAgainAt });
  }
  const available = async () => {
    const items = (await owner.call(menus.item.search, { menuId })).rows;
    return items.map(({ isAvailable }) => isAvailable);
  };
  return { ...owner, menuId, available };
}

describe('what is sold out until later', () => {
  it('returns by itself, with one event for each menu, however many sweep', async () => {
    const owners = [await ownerOfReturns(), await ownerOfReturns(), await ownerOfReturns()];
    const emitted = () =>
      Promise.all(owners.map(async ({ menuId }) => (await service.changesOf(menuId)).length));
    const before = await emitted();
    await sweep();
    expect(await emitted()).toEqual(before);

    service.clock.advance({ minutes: 60 });
    await sweep();
    expect(await emitted()).toEqual(before.map((events) => events + 1));
    for (const { call, menuId, available } of owners) {
      expect(await available()).toEqual([true, true, false, false]);
      const [first] = (await call(menus.item.search, { menuId })).rows;
      expect(first).toMatchObject({ availableAgainAt: null, version: 2 });
      const found = await service.publicMenu(menuId);
      expect(found).toMatchObject({ published: { items: [{ isAvailable: true }, {}, {}, {}] } });
      const noted = await service.sql(
        `SELECT subject FROM menu_changes WHERE menu_id = $1 AND activity = 'item-available'`,
        [menuId],
      );
      expect(noted).toEqual([{ subject: 'En 1' }, { subject: 'En 1' }]);
    }
  });

  it('returns to a menu that somebody is changing once they are done', async () => {
    const { menuId, available } = await ownerOfReturns();
    service.clock.advance({ minutes: 60 });
    await service.transaction(async (manager) => {
      await manager.query(`SELECT FROM menus WHERE id = $1 FOR NO KEY UPDATE`, [menuId]);
      await sweep();
      expect(await available()).toEqual([false, false, false, false]);
    });
    await sweep();
    expect(await available()).toEqual([true, true, false, false]);
  });

  it('does not return while it or its menu is deleted, and does when that is taken back', async () => {
    const { call, menuId } = await ownerOfReturns();
    const [one, two] = (await call(menus.item.search, { menuId })).rows;
    await call(menus.item.delete, { itemId: one!.id });
    await call(menus.menu.delete, { menuId });
    service.clock.advance({ minutes: 60 });
    await sweep();
    await call(menus.menu.restore, { menuId });
    expect((await call(menus.item.search, { menuId })).rows).toContainEqual(two);
    await sweep();
    expect((await call(menus.item.search, { menuId })).rows).not.toContainEqual(two);
    const restored = await call(menus.item.restore, { itemId: one!.id });
    expect(restored).toEqual({ ...one, updatedAt: restored.updatedAt });
    await sweep();
    const items = (await call(menus.item.search, { menuId })).rows;
    expect(items.filter(({ isAvailable }) => isAvailable)).toHaveLength(2);
  });

  it('is back at once when its owner says so', async () => {
    const { call, menuId } = await ownerOfReturns();
    const [one] = (await call(menus.item.search, { menuId })).rows;
    const back = await call(menus.item.update, { itemId: one!.id, isAvailable: true });
    expect(back).toMatchObject({ isAvailable: true, availableAgainAt: null });
  });
});
