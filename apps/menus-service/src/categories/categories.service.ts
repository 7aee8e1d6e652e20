import {
  DomainError,
  menus,
  rowsAsked,
  type CategoryView,
  type Page,
  type RequestTo,
  type Revised,
} from '@cartaviva/contracts';
import { normalizedCategory, requireVersion } from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError, type EntityManager } from 'typeorm';
import { changesTo } from '../changes-to';
import { madeBefore } from '../made-before';
import { changed, updated } from '../menus/content-changes';
import { Menu } from '../menus/menu.entity';
import { nextPlace } from '../menus/next-place';
import { getOwnMenu, lockOwnContent, lockOwnMenu } from '../menus/own-menu';
import { emitMenuChanged } from '../menus/emit-menu-changed';
import { Category } from './category.entity';
import { toCategoryView } from './category.view';

const IN_ORDER = { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' } as const;

@Injectable()
export class CategoriesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Reads the menu first, so that its revision is never newer than its categories. */
  @Handles(menus.category.search)
  async search(
    { menuId, ...part }: RequestTo<typeof menus.category.search>,
    { accountId }: MessageContext,
  ): Promise<Page<CategoryView> & Revised> {
    const { manager } = this.dataSource;
    const { revision } = await getOwnMenu(manager, accountId, menuId);
    const asked = { where: { menuId }, order: IN_ORDER, ...rowsAsked(part) };
    const [categories, total] = await manager.findAndCount(Category, asked);
    return { rows: categories.map(toCategoryView), total, revision };
  }

  @Handles(menus.category.get)
  async get(
    { categoryId: id }: RequestTo<typeof menus.category.get>,
    { accountId }: MessageContext,
  ): Promise<CategoryView> {
    const category = await this.dataSource.manager
      .createQueryBuilder(Category, 'category')
      .innerJoin(Menu, 'menu', 'menu.id = category.menuId AND menu.deletedAt IS NULL')
      .where('category.id = :id AND menu.accountId = :accountId', { id, accountId })
      .getOne();
    if (!category) throw new DomainError('CATEGORY_NOT_FOUND');
    return toCategoryView(category);
  }

  /**
   * Creates a category at the end of its menu.
   * @throws DomainError CATEGORY_NAME_TAKEN if the menu has a category with that name
   */
  @Handles(menus.category.create)
  create(
    { newId, ...sent }: RequestTo<typeof menus.category.create>,
    context: MessageContext,
  ): Promise<CategoryView> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await lockOwnMenu(manager, context.accountId, sent.menuId);
      const known = await madeBefore(manager, Category, newId, { menuId: menu.id });
      if (known) return toCategoryView(known);
      const displayOrder = await nextPlace(manager, Category, menu.id);
      const place = { ...(newId && { id: newId }), displayOrder };
      const category = manager.create(Category, { ...normalizedCategory(sent), ...place });
      await manager.save(category).catch(refuseTakenName);
      const view = toCategoryView(category);
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('category.created', view)],
        notes: [{ kind: 'category-created', subject: category.name }],
      });
      return view;
    });
  }

  @Handles(menus.category.update)
  update(
    { categoryId, expectedVersion, ...sent }: RequestTo<typeof menus.category.update>,
    context: MessageContext,
  ): Promise<CategoryView> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, row: category } = await this.lock(
        manager,
        context,
        categoryId,
        expectedVersion,
      );
      const before = toCategoryView(category);
      const changes = changesTo(category, normalizedCategory(sent));
      if (!changes) return before;
      await manager.save(Object.assign(category, changes)).catch(refuseTakenName);
      const view = toCategoryView(category);
      await emitMenuChanged(manager, menu, context, {
        changes: updated('category', before, view),
        notes:
          before.name === category.name
            ? [{ kind: 'menu-updated' }]
            : [{ kind: 'category-renamed', subject: category.name }],
      });
      return view;
    });
  }

  /** Deletes a category. Its items stay without a category. */
  @Handles(menus.category.delete)
  delete(
    { categoryId, expectedVersion }: RequestTo<typeof menus.category.delete>,
    context: MessageContext,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { menu, row } = await this.lock(manager, context, categoryId, expectedVersion);
      await manager.delete(Category, categoryId);
      await emitMenuChanged(manager, menu, context, {
        changes: [changed('category.deleted', toCategoryView(row))],
        notes: [{ kind: 'category-deleted', subject: row.name }],
      });
    });
  }

  /** @throws DomainError CHANGED_MEANWHILE if the category does not have the expected version */
  private async lock(
    manager: EntityManager,
    { accountId }: MessageContext,
    categoryId: string,
    expectedVersion: number | undefined,
  ) {
    const found = await lockOwnContent(manager, accountId, Category, categoryId);
    if (!found) throw new DomainError('CATEGORY_NOT_FOUND');
    requireVersion(found.row, expectedVersion);
    return found;
  }
}

/** Unique constraints on a category's name in its menu: exact, and without case and accents. */
const NAME_CONSTRAINTS = ['menu_categories_name', 'menu_categories_folded_name'];

/** Converts a violation of the constraints to `CATEGORY_NAME_TAKEN`, and rethrows any other error. */
export function refuseTakenName(error: unknown): never {
  const { constraint = '' } =
    error instanceof QueryFailedError ? (error.driverError as { constraint?: string }) : {};
  if (NAME_CONSTRAINTS.includes(constraint)) {
    throw new DomainError('CATEGORY_NAME_TAKEN');
  }
  throw error;
}
