import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu } from '../../test/samples';
import { startWorld, type World } from '../../test/world';

describe('the pictures that menus show', () => {
  let world: World;
  beforeAll(async () => (world = await startWorld()), 60_000);
  afterAll(() => world.stop());

  const referenced = (...paths: string[]) => world.system.call(menus.image.referenced, { paths });

  it('are those of logos and items, also of what was deleted and can come back', async () => {
    const owner = world.owner();
    const [logo, dish, nobodys] = [1, 2, 3].map(() => world.media.picture(owner.userId));
    const { id: menuId } = await owner.call(menus.menu.create, aMenu());
    await owner.call(menus.menu.update, { menuId, logoUrl: logo! });
    const { id: itemId } = await owner.call(menus.item.create, {
      ...{ menuId, name: 'Mofongo', price: '350.00', imageUrl: dish! },
    });

    const shown = async () => (await referenced(logo!, dish!, nobodys!)).paths.sort();
    expect(await shown()).toEqual([logo, dish].sort());

    await owner.call(menus.item.delete, { itemId });
    await owner.call(menus.menu.delete, { menuId });
    expect(await shown()).toEqual([logo, dish].sort());
  });

  it('are told to the system alone', async () => {
    const paths = [`/objects/${randomUUID()}`];
    const asked = world.owner().call(menus.image.referenced, { paths });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
