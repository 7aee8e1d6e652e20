import {
  menus,
  type MenuRequest,
  type PublicMenuReply,
  type PublicMenusReply,
  type PublicMenusRequest,
} from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shownMenu } from '../restaurants/shown-menu';
import { FIND_PUBLIC_MENUS, type PublicMenuRow } from './public-menu.query';

const WHITE_LABEL_PLANS = PLANS.filter(({ entitlements }) => entitlements.whiteLabel).map(
  ({ id }) => id,
);
/** Highest number of items of a menu that is read together with others. */
const MAX_ITEMS = 100;
/**
 * Highest length of a reply with several menus. Redis disconnects a client that has 8 MB unread
 * (`client-output-buffer-limit`).
 */
const MAX_REPLY_CHARACTERS = 1_000_000;

@Injectable()
export class PublicMenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Handles(menus.publicMenu.find)
  async find({ menuId }: MenuRequest): Promise<PublicMenuReply> {
    const [row] = await this.rowsOf([menuId]);
    return row ? replyOf(row) : { state: 'missing' };
  }

  @Handles(menus.publicMenu.findMany)
  async findMany({ menuIds }: PublicMenusRequest): Promise<PublicMenusReply> {
    const rows = await this.rowsOf(menuIds, MAX_ITEMS);
    const byId = new Map(rows.map((row) => [row.menu.id, row]));
    let left = MAX_REPLY_CHARACTERS;
    return menuIds.map((menuId) => {
      const row = byId.get(menuId.toLowerCase());
      if (!row) return { state: 'missing' };
      const { content, isPublished } = row;
      if (isPublished && (content === null || content.length > left)) return { state: 'large' };
      left -= content?.length ?? 0;
      return replyOf(row);
    });
  }

  private rowsOf(
    menuIds: readonly string[],
    maxItems: number | null = null,
  ): Promise<PublicMenuRow[]> {
    const values = [menuIds, WHITE_LABEL_PLANS, this.clock.now(), maxItems];
    return FIND_PUBLIC_MENUS.run(this.dataSource, values);
  }
}

function replyOf(row: PublicMenuRow): PublicMenuReply {
  const { content } = row;
  const menu = shownMenu(row);
  const { restaurantName, phone, country } = menu;
  if (content === null) return { state: 'unpublished', restaurantName, phone, country };
  // Concatenates JSON texts, so that the event loop does not parse megabytes of items.
  const published = `{"menu":${JSON.stringify(menu)},${content.slice(1)}`;
  return { state: 'published', published };
}
