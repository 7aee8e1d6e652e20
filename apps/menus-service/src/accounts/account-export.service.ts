import { menus, type ExportedContent, type Nothing } from '@cartaviva/contracts';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Category } from '../categories/category.entity';
import { toCategoryView } from '../categories/category.view';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { REPRICED_ITEMS } from '../price-changes/repriced-items.query';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { Restaurant, WITH_PAGE } from '../restaurants/restaurant.entity';
import { readViews } from '../restaurants/restaurant.view';

/** Counts visits without identifying visitors. */
const COUNT_VISITS = `
  SELECT menu.id AS "menuId", count(visit.menu_id)::int AS visits
  FROM menus menu LEFT JOIN menu_visits visit ON visit.menu_id = menu.id
  WHERE menu.account_id = $1 AND menu.deleted_at IS NULL
  GROUP BY menu.id ORDER BY menu.created_at, menu.id`;

const READ_HISTORY = `
  SELECT menu_id AS "menuId", version AS number, change.kind, author, author_name AS "authorName",
    max(changed_at) AS "changedAt",
    coalesce(json_agg(json_build_object(
      'kind', split_part(key, ':', 1), 'id', split_part(key, ':', 2), 'before', entry->'before'
    )) FILTER (WHERE key IS NOT NULL), '[]') AS changes
  FROM menu_changes change LEFT JOIN jsonb_each(rows) AS written (key, entry) ON true
  WHERE menu_id = ANY($1) AND version IS NOT NULL
  GROUP BY menu_id, version, change.kind, author, author_name ORDER BY menu_id, number`;

const LIST_TABLES = `
  SELECT known.menu_id AS "menuId", known.name, known.code AS "shortCode"
  FROM menus menu JOIN table_short_codes known ON known.menu_id = menu.id
  WHERE menu.account_id = $1 AND menu.deleted_at IS NULL
  ORDER BY menu.created_at, menu.id, known.name`;

/** Lists the price changes that can still be undone, with the prices before and after. */
const LIST_PRICE_CHANGES = `
  SELECT id, kind, percent, menus, (
      SELECT coalesce(json_agg(item), '[]') FROM (${REPRICED_ITEMS} change.id) item
    ) AS items, undo, created_at AS at
  FROM price_changes change WHERE account_id = $1 ORDER BY created_at, id`;

const LIST_SCHEDULED_CHANGES = `
  SELECT id, kind, at, status, reason, menus, percent, items, left_items AS "left", ended_at AS "endedAt"
  FROM scheduled_changes WHERE account_id = $1 ORDER BY created_at, id`;

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class AccountExportService {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads a consistent snapshot. */
  @Handles(menus.account.export)
  export(_: Nothing, { accountId, userId }: MessageContext): Promise<ExportedContent> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const menus = await manager.find(Menu, { where: { accountId }, order: OLDEST_FIRST });
      const menuIds = menus.map(({ id }) => id);
      const where = { menuId: In(menuIds) };
      const categories = await manager.find(Category, { where, order: OLDEST_FIRST });
      const items = await manager.find(Item, { where, order: OLDEST_FIRST });
      const restaurants = await manager.find(Restaurant, {
        where: { accountId, ...WITH_PAGE },
        order: OLDEST_FIRST,
      });
      return {
        restaurants: await readViews(manager, restaurants),
        menus: menus.map((menu) => toMenuView(menu, userId)),
        categories: categories.map(toCategoryView),
        items: items.map(toItemView),
        history: await manager.query<unknown[]>(READ_HISTORY, [menuIds]),
        tables: await manager.query<unknown[]>(LIST_TABLES, [accountId]),
        priceChanges: await manager.query<unknown[]>(LIST_PRICE_CHANGES, [accountId]),
        scheduledChanges: await manager.query<unknown[]>(LIST_SCHEDULED_CHANGES, [accountId]),
        visits: await manager.query<unknown[]>(COUNT_VISITS, [accountId]),
      };
    });
  }
}
