import type { PublicMenuReply } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
    const { published, restaurantName, phone } = row;
    if (published !== null) return { state: 'published', published };
    return { state: 'unpublished', restaurantName, phone };
  }
}
