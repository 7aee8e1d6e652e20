import type { Engagement } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf } from '../day';
import { PUBLISHED_MENUS } from './published-menus';
import { ViewMonths } from './view-months';

/** The whole batch in one statement; items of other menus, and deleted ones, are left out. */
const RECORD = `
  WITH published AS MATERIALIZED (${PUBLISHED_MENUS})
  INSERT INTO item_views (menu_id, day, item_id, visitor_id)
  SELECT seen.menu_id, seen.day, seen.item_id, seen.visitor_id
  FROM unnest($1::uuid[], $2::date[], $3::uuid[], $4::text[])
    AS seen (menu_id, day, item_id, visitor_id)
  JOIN published ON published.id = seen.menu_id
  JOIN menu_items item ON item.id = seen.item_id AND item.menu_id = seen.menu_id
    AND item.deleted_at IS NULL
  WHERE seen.day >= $5
  ORDER BY seen.menu_id, seen.day, seen.item_id, seen.visitor_id COLLATE "C"
  ON CONFLICT DO NOTHING`;

/** One view per visitor, item and day, of published menus alone. */
@Injectable()
export class ItemViewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: ViewMonths,
  ) {}

  async record(engagements: readonly Engagement[]): Promise<void> {
    const { oldest } = this.months;
    const seen = engagements.flatMap(({ menuId, visitorId, itemIds = [], at }) => {
      const day = dayOf(new Date(at));
      return itemIds.map((itemId) => ({ menuId, day, itemId, visitorId }));
    });
    await this.months.require(seen.map(({ day }) => day).filter((day) => day >= oldest));
    await this.dataSource.query(RECORD, [
      seen.map(({ menuId }) => menuId),
      seen.map(({ day }) => day),
      seen.map(({ itemId }) => itemId),
      seen.map(({ visitorId }) => visitorId),
      oldest,
    ]);
  }
}
