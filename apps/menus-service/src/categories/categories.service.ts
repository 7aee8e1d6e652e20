import {
  DomainError,
  type CategoryView,
  type CreateCategory,
  type RenameCategory,
} from '@cartaviva/contracts';
import { normalizedFields } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { noteActivity } from '../activity/note-activity';
import { changesTo } from '../changes-to';
import { changed, updated } from '../menus/content-changes';
import { nextPlace } from '../menus/next-place';
import { getOwnMenu, lockOwnContent, lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { Category } from './category.entity';
import { toCategoryView } from './category.view';

/** The headings of the acting user's menus. */
@Injectable()
export class CategoriesService {
  constructor(private readonly dataSource: DataSource) {}

  async list({ userId }: MessageContext, menuId: string): Promise<CategoryView[]> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, userId, menuId);
    const categories = await manager.find(Category, {
      where: { menuId },
      order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    return categories.map(toCategoryView);
  }

  /** Last in its menu. Refused as CATEGORY_NAME_TAKEN when the menu has one of that name. */
  create({ userId, requestId }: MessageContext, sent: CreateCategory): Promise<CategoryView> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, userId, sent.menuId);
      const displayOrder = await nextPlace(manager, Category, menu.id);
      const category = manager.create(Category, { ...normalizedFields(sent), displayOrder });
      await manager.save(category).catch(refuseTakenName);
      const view = toCategoryView(category);
      await emitMenuChanged(manager, menu, requestId, {
        changes: [changed('category.created', view)],
      });
      await noteActivity(manager, menu, 'category-created', { subject: category.name });
      return view;
    });
  }

  rename(context: MessageContext, { categoryId, ...sent }: RenameCategory): Promise<CategoryView> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, row: category } = await this.lock(manager, context, categoryId);
      const before = toCategoryView(category);
      const changes = changesTo(category, normalizedFields(sent));
      if (!changes) return before;
      await manager.save(Object.assign(category, changes)).catch(refuseTakenName);
      const view = toCategoryView(category);
      await emitMenuChanged(manager, menu, context.requestId, {
        changes: updated('category', before, view),
      });
      await noteActivity(manager, menu, 'category-renamed', { subject: category.name });
      return view;
    });
  }

  /** Its items stay, without a category. */
  delete(context: MessageContext, categoryId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, row } = await this.lock(manager, context, categoryId);
      await manager.delete(Category, categoryId);
      await emitMenuChanged(manager, menu, context.requestId, {
        changes: [changed('category.deleted', toCategoryView(row))],
      });
      await noteActivity(manager, menu, 'category-deleted', { subject: row.name });
    });
  }

  private async lock(manager: EntityManager, { userId }: MessageContext, categoryId: string) {
    const found = await lockOwnContent(manager, userId, Category, categoryId);
    if (!found) throw new DomainError('CATEGORY_NOT_FOUND');
    return found;
  }
}

/** The constraints that say "one category of a name per menu", as written and as read. */
const NAME_CONSTRAINTS = ['menu_categories_name', 'menu_categories_folded_name'];

/** Names the database's refusal of a category's name; throws every other error as it is. */
export function refuseTakenName(error: unknown): never {
  const { constraint = '' } =
    error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
  if (NAME_CONSTRAINTS.includes(constraint)) {
    throw new DomainError('CATEGORY_NAME_TAKEN');
  }
  throw error;
}
