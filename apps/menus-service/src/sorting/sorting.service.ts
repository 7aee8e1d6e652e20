import {
  DomainError,
  menus,
  type ItemPlace,
  type OrderRequest,
  type RequestTo,
} from '@cartaviva/contracts';
import { rearranged } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';
import { changed } from '../menus/content-changes';
import { toMenuView } from '../menus/menu.view';
import { lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';

const PLACE_CATEGORIES = `
  UPDATE menu_categories category SET display_order = place.place
  FROM unnest($1::uuid[]) WITH ORDINALITY AS place (id, place)
  WHERE category.id = place.id AND category.display_order <> place.place`;

// A position is not part of the item's form, so the item's version stays.
const PLACE_ITEMS = `
  UPDATE menu_items item SET category_id = place.category_id, display_order = place.display_order
  FROM unnest($1::uuid[], $2::uuid[], $3::integer[]) AS place (id, category_id, display_order)
  WHERE item.id = place.id AND (item.category_id, item.display_order)
    IS DISTINCT FROM (place.category_id, place.display_order)`;

@Injectable()
export class SortingService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Changes all positions or none.
   * @throws DomainError CATEGORY_NOT_FOUND or ITEM_NOT_FOUND if the menu lacks a named category or item
   */
  @Handles(menus.menu.arrange)
  arrange(wanted: RequestTo<typeof menus.menu.arrange>, context: MessageContext): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, context.accountId, wanted.menuId, { over: wanted });
      const places = wanted.items ?? [];
      const categories = await this.placeCategories(manager, menu.id, wanted);
      const items = await this.placeItems(manager, menu.id, places);
      if (categories + items === 0) return;
      const changes = [changed('menu.reordered', toMenuView(menu, context.userId))];
      await emitMenuChanged(manager, menu, context, {
        changes,
        notes: [{ kind: 'menu-arranged' }],
      });
    });
  }

  private async placeCategories(
    manager: EntityManager,
    menuId: string,
    { categories = [], items = [] }: OrderRequest,
  ): Promise<number> {
    const rows = await manager.find(Category, {
      where: { menuId },
      select: { id: true },
      order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    const current = rows.map(({ id }) => id);
    const wanted = categories.map((id) => id.toLowerCase());
    const headings = items.flatMap(({ categoryId }) => categoryId?.toLowerCase() ?? []);
    if (![...wanted, ...headings].every((id) => current.includes(id))) {
      throw new DomainError('CATEGORY_NOT_FOUND');
    }
    if (wanted.length === 0) return 0;
    return rowsOf(await manager.query(PLACE_CATEGORIES, [rearranged(current, wanted)]));
  }

  private async placeItems(
    manager: EntityManager,
    menuId: string,
    places: readonly ItemPlace[],
  ): Promise<number> {
    const ids = places.map(({ id }) => id);
    const known = await manager.countBy(Item, { menuId, id: In(ids) });
    if (known < places.length) throw new DomainError('ITEM_NOT_FOUND');
    const categories = places.map(({ categoryId }) => categoryId);
    const orders = places.map(({ displayOrder }) => displayOrder);
    return rowsOf(await manager.query(PLACE_ITEMS, [ids, categories, orders]));
  }
}

const rowsOf = ([, count]: [unknown, number]): number => count;
