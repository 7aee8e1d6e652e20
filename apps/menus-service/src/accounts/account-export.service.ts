import type { ExportedContent } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Category } from '../categories/category.entity';
import { toCategoryView } from '../categories/category.view';
import { Item } from '../items/item.entity';
import { toItemView } from '../items/item.view';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';

/** How many came, and never who. */
const COUNT_VISITS = `
  SELECT menu.id AS "menuId", count(visit.id)::int AS visits
  FROM menus menu LEFT JOIN menu_visits visit ON visit.menu_id = menu.id
  WHERE menu.user_id = $1 AND menu.deleted_at IS NULL
  GROUP BY menu.id ORDER BY menu.created_at, menu.id`;

const OLDEST_FIRST = { createdAt: 'ASC', id: 'ASC' } as const;

/** Everything the acting user has written here, and how often it was looked at. */
@Injectable()
export class AccountExportService {
  constructor(private readonly dataSource: DataSource) {}

  /** One moment of it: what changes meanwhile is in it whole or not at all. */
  export({ userId }: MessageContext): Promise<ExportedContent> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const menus = await manager.find(Menu, { where: { userId }, order: OLDEST_FIRST });
      const where = { menuId: In(menus.map(({ id }) => id)) };
      const categories = await manager.find(Category, { where, order: OLDEST_FIRST });
      const items = await manager.find(Item, { where, order: OLDEST_FIRST });
      return {
        menus: menus.map(toMenuView),
        categories: categories.map(toCategoryView),
        items: items.map(toItemView),
        visits: await manager.query<unknown[]>(COUNT_VISITS, [userId]),
      };
    });
  }
}
