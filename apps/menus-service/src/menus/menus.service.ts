import type {
  CreateMenuRequest,
  MenuView,
  Page,
  PageRequest,
  UpdateMenu,
} from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireOpen } from '../accounts/closed-owners';
import { MenuLimit } from '../entitlements/menu-limit';
import { OwnImages } from '../images/own-images';
import { changesTo, keptFields } from '../kept-fields';
import { Menu } from './menu.entity';
import { toMenuView } from './menu.view';
import { getOwnMenu, holdOwnMenu } from './own-menu';
import { tellMenuChanged } from './tell-menu-changed';

/** The acting user's menus. */
@Injectable()
export class MenusService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limit: MenuLimit,
    private readonly images: OwnImages,
  ) {}

  /** Newest first. */
  async list({ userId }: MessageContext, { page, limit }: PageRequest): Promise<Page<MenuView>> {
    const [menus, total] = await this.dataSource.manager.findAndCount(Menu, {
      where: { userId },
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: menus.map(toMenuView), total };
  }

  async get({ userId }: MessageContext, menuId: string): Promise<MenuView> {
    return toMenuView(await getOwnMenu(this.dataSource.manager, userId, menuId));
  }

  /**
   * Refused as MENU_LIMIT_REACHED when the owner's plan has no room for one more, and as ACCOUNT_CLOSING
   * when the owner is about to leave.
   */
  create({ userId, requestId }: MessageContext, sent: CreateMenuRequest): Promise<MenuView> {
    return this.dataSource.transaction(async (manager) => {
      await this.limit.requireRoom(manager, userId);
      await requireOpen(manager, userId);
      const menu = await manager.save(manager.create(Menu, { ...keptFields(sent), userId }));
      await tellMenuChanged(manager, menu, requestId);
      return toMenuView(menu);
    });
  }

  /** Publishing is refused as MENU_LIMIT_REACHED while the owner has more menus than the plan allows. */
  async update(context: MessageContext, { menuId, ...sent }: UpdateMenu): Promise<MenuView> {
    const { userId, requestId } = context;
    const wanted = keptFields(sent);
    if (wanted.logoUrl) {
      const { logoUrl } = await this.get(context, menuId);
      await this.images.requireChanged(context, logoUrl, wanted.logoUrl);
    }
    return this.dataSource.transaction(async (manager) => {
      const menu = await holdOwnMenu(manager, userId, menuId);
      const changes = changesTo(menu, wanted);
      if (!changes) return toMenuView(menu);
      if (changes.isPublished) await this.limit.requireNoExcess(manager, userId);
      const saved = await manager.save(Object.assign(menu, changes));
      await tellMenuChanged(manager, saved, requestId);
      return toMenuView(saved);
    });
  }

  /** Its categories, items and visits go with it. */
  delete({ userId, requestId }: MessageContext, menuId: string): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const menu = await holdOwnMenu(manager, userId, menuId);
      await manager.delete(Menu, menu.id);
      await tellMenuChanged(manager, menu, requestId, { isDeleted: true });
    });
  }
}
