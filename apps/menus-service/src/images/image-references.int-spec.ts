import { menus } from '@cartaviva/contracts';
import { randomUUID } from 'node:crypto';
import { aMenu } from '../../test/samples';
import { sharedTestService, type TestService } from '../../test/test-service';

describe('the images that menus show', () => {
  let service: TestService;
  beforeAll(async () => (service = await sharedTestService()));

  const referenced = (...paths: string[]) => service.system.call(menus.image.referenced, { paths });

  it('are those of logos, covers and items, also of what was deleted and can come back', async () => {
    const owner = service.owner();
    const [logo, cover, itemImage, nobodys] = [1, 2, 3, 4].map(() =>
      service.media.image(owner.accountId),
    );
    const { id: menuId } = await owner.call(menus.menu.create, aMenu());
    await owner.call(menus.menu.update, { menuId, logoUrl: logo!, coverUrl: cover! });
    const { id: itemId } = await owner.call(menus.item.create, {
      ...{ menuId, name: 'Mofongo', price: '350.00', imageUrl: itemImage! },
    });

    const shown = async () => (await referenced(logo!, cover!, itemImage!, nobodys!)).paths.sort();
    expect(await shown()).toEqual([logo, cover, itemImage].sort());

    await owner.call(menus.item.delete, { itemId });
    await owner.call(menus.menu.delete, { menuId });
    expect(await shown()).toEqual([logo, cover, itemImage].sort());
  });

  it('are those of a restaurant, which go with it where no menu is left that shows them', async () => {
    const owner = service.owner();
    const [logo, cover, shared] = [1, 2, 3].map(() => service.media.image(owner.accountId));
    const { id: restaurantId } = await owner.call(menus.restaurant.create, {
      ...{ name: 'Doña Ana', logoUrl: logo!, coverUrl: cover! },
    });
    const shown = async () => (await referenced(logo!, cover!, shared!)).paths.sort();
    expect(await shown()).toEqual([logo, cover].sort());
    await owner.call(menus.restaurant.update, { restaurantId, coverUrl: shared! });
    expect(await shown()).toEqual([logo, shared].sort());
    await owner.call(menus.restaurant.delete, { restaurantId });
    expect(await shown()).toEqual([]);
  });

  it('are answered to the system alone', async () => {
    const paths = [`/objects/${randomUUID()}`];
    const asked = service.owner().call(menus.image.referenced, { paths });
    await expect(asked).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
