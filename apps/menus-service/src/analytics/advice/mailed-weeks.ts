import { MAX_MAILED_MENUS, type MailedWeek } from '@cartaviva/contracts';
import { menuLabel } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Menu } from '../../menus/menu.entity';
import { AnalyticsService } from '../report/analytics.service';
import { AdviceService } from './advice.service';
import type { MailedDays } from './week';

const sumOf = <Row>(rows: readonly Row[], count: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** Weekly figures of an owner's published menus, with advice for the menu with the most views. */
@Injectable()
export class MailedWeeks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly analytics: AnalyticsService,
    private readonly advice: AdviceService,
  ) {}

  /** Returns null if none of the menus had a view. */
  async of(
    accountId: string,
    { from, to }: MailedDays,
  ): Promise<Omit<MailedWeek, 'stopToken'> | null> {
    const menus = await this.dataSource.manager.find(Menu, {
      where: { accountId, isPublished: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
    const counted = [];
    for (const menu of menus) {
      const { id: menuId } = menu;
      const week = await this.analytics.of({ menuId, from, to }, { accountId });
      const { totalViews: views, uniqueVisitors: visitors, before } = week;
      counted.push({
        menuId,
        name: menuLabel(menu, menus),
        views,
        viewsBefore: before.totalViews,
        visitors,
      });
    }
    const opened = counted
      .filter(({ views }) => views > 0)
      .sort((a, b) => b.views - a.views)
      .slice(0, MAX_MAILED_MENUS);
    const [first] = opened;
    if (!first) return null;
    const advice = await this.advice.of({ menuId: first.menuId }, { accountId });
    return {
      ...{ from, to },
      views: sumOf(counted, ({ views }) => views),
      viewsBefore: sumOf(counted, ({ viewsBefore }) => viewsBefore),
      menus: opened,
      advice: advice.map(({ sentence, action, path }) => ({ sentence, action, path })),
    };
  }
}
