import { menus, type ItemView } from '@cartaviva/contracts';
import { aMenu, anItem } from './samples';
import type { TestService } from './test-service';

export interface SharedRow {
  readonly id: string;
  readonly menuId: string;
  readonly sharedId: string;
  readonly version: number;
  /** All shared fields as one text. */
  readonly said: string;
}

const ROWS = `
  SELECT item.id, menu_id AS "menuId", shared_id AS "sharedId", item.version,
    jsonb_build_array(item.name, item.description, image_url, image_placeholder, dietary_tags, allergens,
      translations_beside(item.translations, '{}'))::text AS said
  FROM menu_items item JOIN menus menu ON menu.id = menu_id
  WHERE menu.account_id = $1 AND shared_id IS NOT NULL ORDER BY menu_id, item.display_order`;

export const sharedRows = (service: TestService, accountId: string): Promise<SharedRow[]> =>
  service.sql<SharedRow>(ROWS, [accountId]);

export async function diverging(service: TestService, accountId: string): Promise<string[]> {
  const said = new Map<string, Set<string>>();
  for (const row of await sharedRows(service, accountId)) {
    said.set(row.sharedId, (said.get(row.sharedId) ?? new Set()).add(row.said));
  }
  return [...said].filter(([, texts]) => texts.size > 1).map(([id]) => id);
}

export async function ownerOfSharing(service: TestService, count = 3, items = 1) {
  const owner = service.owner();
  const { call, accountId } = owner;
  await service.grant({ accountId, plan: 'empresarial', expiresAt: null });
  const menuIds: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const { id } = await call(menus.menu.create, aMenu({ name: `Carta ${at}`, isPublished: true }));
    menuIds.push(id);
  }
  const [first, second, third] = menuIds as [string, string, string];
  await call(menus.item.upsert, {
    menuId: first,
    items: Array.from({ length: items }, (_, at) => ({ name: `Plato ${at}`, price: '100' })),
  });
  const list = async (menuId: string): Promise<readonly ItemView[]> =>
    (await call(menus.item.search, { menuId })).rows;
  const ids = (await list(first)).map(({ id }) => id);
  const share = (menuId: string, itemIds = ids) =>
    call(menus.sharedItem.share, { menuId, itemIds });
  for (const menuId of menuIds.slice(1)) await share(menuId);
  return {
    ...owner,
    ...{ menuIds, first, second, third, ids, list, share },
    rows: async () => (await Promise.all(menuIds.map(list))).map(([item]) => item!),
    diverging: () => diverging(service, accountId),
    make: (fields = {}) => call(menus.item.create, anItem({ menuId: first, ...fields })),
  };
}
