import type { ActivityView, Page, PageRequest } from '@cartaviva/contracts';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Activity } from './activity.entity';

const toActivityView = (row: Activity): ActivityView => ({
  id: row.id,
  kind: row.kind,
  menuId: row.menuId,
  menuName: row.menuName,
  subject: row.subject,
  count: row.count,
  at: row.happenedAt.toISOString(),
});

/** What the acting user did last, whether the menu is still there or not. */
@Injectable()
export class ActivityService {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  async list(
    { userId }: MessageContext,
    { page, limit }: PageRequest,
  ): Promise<Page<ActivityView>> {
    const [rows, total] = await this.dataSource.manager.findAndCount(Activity, {
      where: { userId },
      order: { happenedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { rows: rows.map(toActivityView), total };
  }
}
