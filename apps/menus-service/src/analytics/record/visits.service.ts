import type { Visit } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf } from '../day';
import { deviceOf } from './device';
import { PUBLISHED_MENUS } from './published-menus';
import { ViewMonths } from './view-months';

/**
 * The whole batch in one statement. Sorted, so that batches with visits in common meet them in one
 * order and never deadlock, and the earliest of repeats is the one that stays. The menus are locked
 * against deletion: visits of a menu that was deleted meanwhile are left out.
 */
const RECORD = `
  WITH published AS MATERIALIZED (${PUBLISHED_MENUS}),
  visited AS MATERIALIZED (
    SELECT visit.*
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[],
      $7::date[], $8::text[])
      AS visit (menu_id, visitor_id, source, ip_address, user_agent, created_at, day, device)
    JOIN published ON published.id = visit.menu_id
    ORDER BY visit.menu_id, visit.visitor_id COLLATE "C", visit.created_at
  ), recorded AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT menu_id, visitor_id, source, ip_address, user_agent, created_at FROM visited
    ON CONFLICT (menu_id, visitor_id) DO NOTHING
    RETURNING 1
  ), viewed AS (
    INSERT INTO menu_views (menu_id, day, visitor_id, source, device)
    SELECT menu_id, day, visitor_id, source, device FROM visited WHERE day >= $9
    ON CONFLICT DO NOTHING
  )
  SELECT count(*)::int AS recorded FROM recorded`;

/**
 * One visit per visitor and menu (specification §3), and one view per visitor, menu and day for
 * analytics (decisions, "Visits"), of published menus alone.
 */
@Injectable()
export class VisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: ViewMonths,
  ) {}

  /** @returns how many visitors were new to the menu */
  async record(visits: readonly Visit[]): Promise<number> {
    const { oldest } = this.months;
    const days = visits.map(({ at }) => dayOf(new Date(at)));
    await this.months.require(days.filter((day) => day >= oldest));
    const [row] = await this.dataSource.query<[{ recorded: number }]>(RECORD, [
      visits.map(({ menuId }) => menuId),
      visits.map(({ visitorId }) => visitorId),
      visits.map(({ source }) => source),
      visits.map(({ ipAddress }) => ipAddress || null),
      visits.map(({ userAgent }) => userAgent || null),
      visits.map(({ at }) => at),
      days,
      visits.map(({ userAgent }) => deviceOf(userAgent)),
      oldest,
    ]);
    return row.recorded;
  }
}
