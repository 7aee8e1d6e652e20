import {
  menus,
  type PriceChangePreview,
  type PriceChangeRequest,
  type RequestTo,
} from '@cartaviva/contracts';
import { aMenu, anItem } from './samples';
import type { TestService } from './test-service';

export const TEN_PERCENT: PriceChangeRequest = { kind: 'percent', percent: 10 };

/** Creates this number of menus, each with a soup; the first also has a pizza in two sizes. */
export async function ownerOfPricedMenus(service: TestService, count: number) {
  const owner = service.owner();
  const { call, accountId } = owner;
  await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
  const menuIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await call(menus.menu.create, aMenu({ name: `Menú ${at}` }));
    await call(menus.item.create, anItem({ menuId: id, price: '350' }));
    menuIds.push(id);
  }
  const [first] = menuIds as [string];
  const sizes = [
    { name: 'Personal', price: '300' },
    { name: 'Familiar', price: '900' },
  ];
  await call(menus.item.create, {
    ...anItem({ menuId: first, name: 'Pizza', price: '300' }),
    ...{ sizes, extras: [{ name: 'Queso', price: '75' }] },
  });
  const list = async (menuId: string) =>
    (await call(menus.item.search, { menuId })).rows.map(({ name, price }) => `${name} ${price}`);
  return {
    ...owner,
    ...{ menuIds, first, list },
    all: async () => (await Promise.all(menuIds.map(list))).flat(),
    preview: (request: PriceChangeRequest) => call(menus.priceChange.preview, request),
    apply: (request: RequestTo<typeof menus.priceChange.apply>) =>
      call(menus.priceChange.apply, request),
    undo: (priceChangeId: string) => call(menus.priceChange.undo, { priceChangeId }),
  };
}

export const marksOf = (preview: PriceChangePreview) =>
  preview.menus.map(({ menuId, mark }) => ({ menuId, mark }));
