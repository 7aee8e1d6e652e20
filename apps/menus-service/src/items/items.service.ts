import { DomainError, type CreateItem, type ItemView, type UpdateItem } from '@cartaviva/contracts';
import { canonicalPrice } from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity';
import { OwnImages } from '../images/own-images';
import { changesTo, keptFields } from '../kept-fields';
import { Menu } from '../menus/menu.entity';
import { nextPlace } from '../menus/next-place';
import { getOwnMenu, holdOwnContent, holdOwnMenu } from '../menus/own-menu';
import { tellMenuChanged } from '../menus/tell-menu-changed';
import { Item } from './item.entity';
import { toItemView } from './item.view';

const ITEMS_PER_MENU = 500;

/** The dishes and drinks of the acting user's menus. */
@Injectable()
export class ItemsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly images: OwnImages,
  ) {}

  async list({ userId }: MessageContext, menuId: string): Promise<ItemView[]> {
    const { manager } = this.dataSource;
    await getOwnMenu(manager, userId, menuId);
    const items = await manager.find(Item, {
      where: { menuId },
      order: { displayOrder: 'ASC', createdAt: 'ASC', id: 'ASC' },
    });
    return items.map(toItemView);
  }

  /** Last in its menu. */
  async create(context: MessageContext, sent: CreateItem): Promise<ItemView> {
    const wanted = keptItem(sent);
    const { userId, requestId } = context;
    await this.images.requireChanged(context, null, wanted.imageUrl);
    return this.dataSource.transaction(async (manager) => {
      const menu = await holdOwnMenu(manager, userId, wanted.menuId);
      await requireCategory(manager, menu.id, wanted.categoryId);
      const displayOrder = await nextPlace(manager, Item, menu.id, ITEMS_PER_MENU);
      const item = await manager.save(manager.create(Item, { ...wanted, displayOrder }));
      await tellMenuChanged(manager, menu, requestId);
      return toItemView(item);
    });
  }

  async update(context: MessageContext, { itemId, ...sent }: UpdateItem): Promise<ItemView> {
    const wanted = keptItem(sent);
    if (wanted.imageUrl) {
      const { imageUrl } = await this.get(context, itemId);
      await this.images.requireChanged(context, imageUrl, wanted.imageUrl);
    }
    return this.dataSource.transaction(async (manager) => {
      const { menu, row: item } = await this.hold(manager, context, itemId);
      const changes = changesTo(item, wanted);
      if (!changes) return toItemView(item);
      await requireCategory(manager, menu.id, changes.categoryId);
      const saved = await manager.save(Object.assign(item, changes));
      await tellMenuChanged(manager, menu, context.requestId);
      return toItemView(saved);
    });
  }

  delete(context: MessageContext, itemId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const { menu } = await this.hold(manager, context, itemId);
      await manager.delete(Item, itemId);
      await tellMenuChanged(manager, menu, context.requestId);
    });
  }

  private async get({ userId }: MessageContext, itemId: string): Promise<Item> {
    const item = await this.dataSource.manager
      .createQueryBuilder(Item, 'item')
      .innerJoin(Menu, 'menu', 'menu.id = item.menuId AND menu.userId = :userId', { userId })
      .where('item.id = :itemId', { itemId })
      .getOne();
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    return item;
  }

  private async hold(manager: EntityManager, { userId }: MessageContext, itemId: string) {
    const held = await holdOwnContent(manager, userId, Item, itemId);
    if (!held) throw new DomainError('ITEM_NOT_FOUND');
    return held;
  }
}

function keptItem<Sent extends { price?: string }>(sent: Sent): Sent {
  const kept = keptFields(sent);
  return kept.price === undefined ? kept : { ...kept, price: canonicalPrice(kept.price) };
}

/** Refuses a category of another menu as CATEGORY_NOT_FOUND. */
async function requireCategory(
  manager: EntityManager,
  menuId: string,
  categoryId: string | null | undefined,
): Promise<void> {
  if (!categoryId) return;
  const known = await manager.existsBy(Category, { id: categoryId, menuId });
  if (!known) throw new DomainError('CATEGORY_NOT_FOUND');
}
