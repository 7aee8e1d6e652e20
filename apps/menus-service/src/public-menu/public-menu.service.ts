import type { PublicMenuReply } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shownMenu } from '../restaurants/shown-menu';
import { FIND_PUBLIC_MENU } from './public-menu.query';

const WHITE_LABEL_PLANS = PLANS.filter(({ entitlements }) => entitlements.whiteLabel).map(
  ({ id }) => id,
);

/** What anyone may see of a menu. */
@Injectable()
export class PublicMenuService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async find(menuId: string): Promise<PublicMenuReply> {
    const values = [menuId, WHITE_LABEL_PLANS, this.clock.now()];
    const [row] = await FIND_PUBLIC_MENU.run(this.dataSource, values);
    if (!row) return { state: 'missing' };
    const menu = shownMenu(row);
    const { restaurantName, phone } = menu;
    if (row.content === null) return { state: 'unpublished', restaurantName, phone };
    // Put together as texts: megabytes of items are taken apart by no loop on their way.
    const published = `{"menu":${JSON.stringify(menu)},${row.content.slice(1)}`;
    return { state: 'published', published };
  }
}
