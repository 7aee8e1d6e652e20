import type { Visit } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/**
 * The whole batch in one statement. Sorted, so that batches with visits in common meet them in one
 * order and never deadlock, and the earliest of repeats is the one that stays. The menus are locked
 * against deletion, so that a menu deleted meanwhile is left out and does not fail its whole batch.
 */
const RECORD = `
  WITH recorded AS (
    INSERT INTO menu_visits (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    SELECT visit.*
    FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
      AS visit (menu_id, visitor_id, source, ip_address, user_agent, created_at)
    JOIN menus ON menus.id = visit.menu_id AND menus.is_published
    ORDER BY visit.visitor_id, visit.menu_id, visit.created_at
    FOR KEY SHARE OF menus
    ON CONFLICT (visitor_id, menu_id) DO NOTHING
    RETURNING 1
  )
  SELECT count(*)::int AS recorded FROM recorded`;

/** One visit per visitor and menu, of published menus alone (specification §3). */
@Injectable()
export class VisitsService {
  constructor(private readonly dataSource: DataSource) {}

  /** @returns how many visits were new */
  async record(visits: readonly Visit[]): Promise<number> {
    const [row] = await this.dataSource.query<[{ recorded: number }]>(RECORD, [
      visits.map(({ menuId }) => menuId),
      visits.map(({ visitorId }) => visitorId),
      visits.map(({ source }) => source),
      visits.map(({ ipAddress }) => ipAddress || null),
      visits.map(({ userAgent }) => userAgent || null),
      visits.map(({ at }) => at),
    ]);
    return row.recorded;
  }
}
