import type { WrittenItem } from '@cartaviva/menu-import';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Category } from '../categories/category.entity';
import { Item } from '../items/item.entity';
import { getOwnMenu } from '../menus/own-menu';
import { SpreadsheetThreads } from './spreadsheet-threads';

/** Exports the acting user's menus as CSV. */
@Injectable()
export class ExportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly threads: SpreadsheetThreads,
  ) {}

  /** Items in the order of the menu, those without a category first. */
  async csv({ userId, deadline }: MessageContext, menuId: string): Promise<string> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, userId, menuId);
    const inOrder = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;
    const categories = await manager.find(Category, { where: { menuId }, order: inOrder });
    const items = await manager.find(Item, { where: { menuId }, order: inOrder });
    const groups = [{ id: null, name: null }, ...categories];
    const rows = groups.flatMap(({ id, name }) =>
      items.filter(({ categoryId }) => categoryId === id).map((item) => rowOf(item, name)),
    );
    return this.threads.run('write', rows, { ownerId: userId, deadline });
  }
}

const rowOf = (item: Item, category: string | null): WrittenItem => {
  const { name, price, description, dietaryTags, allergens, isAvailable } = item;
  return { name, price, description, category, dietaryTags, allergens, isAvailable };
};
