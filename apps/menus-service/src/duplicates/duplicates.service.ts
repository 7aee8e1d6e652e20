import type { DuplicateMenu, MenuView } from '@cartaviva/contracts';
import { copyName } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import { Category } from '../categories/category.entity';
import { lockOwner } from '../entitlements/lock-owner';
import { Item } from '../items/item.entity';
import { madeBefore } from '../made-before';
import { changed } from '../menus/content-changes';
import { Menu } from '../menus/menu.entity';
import { toMenuView } from '../menus/menu.view';
import { NewMenus } from '../menus/new-menus';
import { lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { without } from '../without';

/** What a row is given when it is made. */
const MADE_ANEW = ['version', 'createdAt', 'updatedAt', 'deletedAt'] as const;

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

/** A menu made again from another, to be changed. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly newMenus: NewMenus,
  ) {}

  /** A draft with all that the menu shows, images and translations too. Refused as a new menu is. */
  duplicate(context: MessageContext, { menuId, newId }: DuplicateMenu): Promise<MenuView> {
    const { userId } = context;
    return this.dataSource.transaction(async (manager) => {
      // Before the menu: whoever counts menus locks their owner first.
      await lockOwner(manager, userId);
      const known = await madeBefore(manager, Menu, newId, { userId });
      if (known) return toMenuView(known);
      const source = await lockOwnMenu(manager, userId, menuId);
      const copy = await this.newMenus.add(manager, {
        ...copied(source),
        ...(newId && { id: newId }),
      });
      await copyContent(manager, source.id, copy.id);
      const view = toMenuView(copy);
      await emitMenuChanged(manager, copy, context, { changes: [changed('menu.created', view)] });
      await noteActivity(manager, copy, 'menu-duplicated');
      return view;
    });
  }
}

function copied(menu: Menu) {
  const shown = without(menu, 'id', 'slug', 'shortCode', 'revision', ...MADE_ANEW);
  return { ...shown, name: copyName(menu.name), isPublished: false };
}

async function copyContent(manager: EntityManager, from: string, menuId: string): Promise<void> {
  const content = { where: { menuId: from }, order: IN_ORDER };
  const newIds = new Map<string | null, string>();
  const categories = (await manager.find(Category, content)).map((category, index) => {
    newIds.set(category.id, randomUUID());
    const { name, openingHours, translations } = category;
    const copy = { id: newIds.get(category.id)!, menuId, displayOrder: index + 1 };
    return { ...copy, name, openingHours, translations };
  });
  const items = (await manager.find(Item, content)).map((item, index) => {
    const categoryId = newIds.get(item.categoryId) ?? null;
    const place = { menuId, categoryId, displayOrder: index + 1 };
    return { ...without(item, 'id', ...MADE_ANEW), ...place };
  });
  await manager.insert(Category, categories);
  await manager.insert(Item, items);
}
