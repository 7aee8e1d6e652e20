import type { DashboardStats } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const STATS = `
  SELECT count(*)::int AS "totalMenus",
    count(*) FILTER (WHERE is_published)::int AS "publishedMenus",
    coalesce(sum((SELECT count(*) FROM menu_items WHERE menu_id = menus.id AND deleted_at IS NULL)), 0)::int AS "totalItems"
  FROM menus WHERE user_id = $1 AND deleted_at IS NULL`;

/** The three figures above the acting user's menus (specification §2, Owner dashboard). */
@Injectable()
export class DashboardService {
  constructor(private readonly dataSource: DataSource) {}

  async stats({ userId }: MessageContext): Promise<DashboardStats> {
    const [stats] = await this.dataSource.query<[DashboardStats]>(STATS, [userId]);
    return stats;
  }
}
