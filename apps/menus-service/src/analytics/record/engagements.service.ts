import { MAX_SEARCH, type Engagement } from '@cartaviva/contracts';
import { searchable } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf } from '../day';
import { PUBLISHED_MENUS } from './published-menus';
import { ADD_TO_ROLL_UPS, withinBound } from './roll-ups';
import { ViewMonths } from './view-months';

/** Most different searches that one day of a menu counts. */
export const MAX_SEARCHES_A_DAY = 200;

/**
 * The whole batch in one statement: rows that are new, and their counts. What another menu has, and what
 * is deleted, is left out.
 */
const RECORD = `
  WITH published AS MATERIALIZED (${PUBLISHED_MENUS}),
  recorded AS (
    INSERT INTO engagements (menu_id, day, kind, value, visitor_id)
    SELECT engaged.* FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::text[])
      AS engaged (menu_id, day, kind, value, visitor_id)
    JOIN published ON published.id = engaged.menu_id
    WHERE CASE
      WHEN kind = 'category' THEN EXISTS (
        SELECT FROM menu_categories category
        WHERE category.id = engaged.value::uuid AND category.menu_id = engaged.menu_id)
      WHEN kind IN ('item', 'item-sold-out', 'item-ordered') THEN EXISTS (
        SELECT FROM menu_items item
        WHERE item.id = engaged.value::uuid AND item.menu_id = engaged.menu_id
          AND item.deleted_at IS NULL)
      ELSE true END
    ORDER BY menu_id, day, kind, value COLLATE "C", visitor_id COLLATE "C"
    ON CONFLICT DO NOTHING
    RETURNING menu_id, day, kind, value
  ), added AS (SELECT *, 1 AS count FROM recorded)
  ${ADD_TO_ROLL_UPS}`;

/** What visitors did with a published menu: each thing once per visitor and day. */
@Injectable()
export class EngagementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: ViewMonths,
  ) {}

  async record(engagements: readonly Engagement[]): Promise<void> {
    const { oldest } = this.months;
    const engaged = engagements.flatMap(engagedIn).filter(({ day }) => day >= oldest);
    await this.months.require(engaged.map(({ day }) => day));
    const { manager } = this.dataSource;
    const textOf = ({ kind, value }: Engaged) => (kind === 'search' ? value : null);
    const counts = await withinBound(manager, 'search', MAX_SEARCHES_A_DAY, engaged, textOf);
    const stored = engaged.filter(counts);
    await manager.query(RECORD, [
      stored.map(({ menuId }) => menuId),
      stored.map(({ day }) => day),
      stored.map(({ kind }) => kind),
      stored.map(({ value }) => value),
      stored.map(({ visitorId }) => visitorId),
    ]);
  }
}

interface Engaged {
  readonly menuId: string;
  readonly day: string;
  readonly visitorId: string;
  readonly kind: string;
  readonly value: string;
}

/** What one diner did, thing by thing. */
function engagedIn(engagement: Engagement): Engaged[] {
  const { menuId, visitorId, at, searches = [], filters = [] } = engagement;
  const seen = { menuId: menuId.toLowerCase(), visitorId, day: dayOf(new Date(at)) };
  const values: Record<string, readonly string[]> = {
    category: inLowerCase(engagement.categoryIds),
    item: inLowerCase(engagement.itemIds),
    'item-sold-out': inLowerCase(engagement.soldOutItemIds),
    'item-ordered': inLowerCase(engagement.orderedItemIds),
    search: searches.map(searchText).filter(Boolean),
    filter: filters,
  };
  return Object.entries(values).flatMap(([kind, list]) =>
    [...new Set(list)].map((value) => ({ ...seen, kind, value })),
  );
}

const inLowerCase = (ids: readonly string[] = []) => ids.map((id) => id.toLowerCase());

/** A search as it is compared, no longer than it may be written. */
const searchText = (text: string): string =>
  Array.from(searchable(text)).slice(0, MAX_SEARCH).join('').trim();
