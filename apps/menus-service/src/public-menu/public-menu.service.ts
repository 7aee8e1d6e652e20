import type { PublicMenuReply } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FIND_PUBLIC_MENU, type PublicMenuRow } from './public-menu.query';

/** What anyone may see of a menu. */
@Injectable()
export class PublicMenuService {
  constructor(private readonly dataSource: DataSource) {}

  async find(menuId: string): Promise<PublicMenuReply> {
    const [row] = await this.dataSource.query<PublicMenuRow[]>(FIND_PUBLIC_MENU, [menuId]);
    if (!row) return { state: 'missing' };
    const { isPublished, menu, categories, items } = row;
    if (isPublished) return { state: 'published', published: { menu, categories, items } };
    return { state: 'unpublished', restaurantName: menu.restaurantName, phone: menu.phone };
  }
}
