import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { dayOf } from '../day';
import { oldestDay, RETENTION_MONTHS } from './retention-months';
import { changeVisitors, lockVisitors, type VisitorKey } from './stored-visitors';

const HOUR_MS = 3_600_000;
/** Rows that one statement deletes; far fewer than the statement timeout of four seconds allows. */
const AT_ONCE = 5000;

const deletionOf = (table: string, isOld: string) => `
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${table} WHERE ${isOld} LIMIT ${AT_ONCE}))`;

const before = (age: string) => `${age} < $1::timestamptz - interval '${RETENTION_MONTHS} months'`;

const OLD_CHANGES = deletionOf('menu_changes', before('changed_at'));
const OLD_VISITS = deletionOf('menu_visits', `${before('created_at')} AND later IS NULL`);
const OLD_VISITS_OF_RETURNED = `
  SELECT menu_id AS "menuId", visitor_id AS "visitorId" FROM menu_visits
  WHERE ${before('created_at')} AND later IS NOT NULL LIMIT ${AT_ONCE}
  FOR UPDATE SKIP LOCKED`;
const DELETE_VISITS = `
  DELETE FROM menu_visits USING unnest($1::uuid[], $2::text[]) AS given (menu_id, visitor_id)
  WHERE menu_visits.menu_id = given.menu_id
    AND menu_visits.visitor_id = given.visitor_id COLLATE "C"`;

/** Deletes old visits and changes of menus, hourly in each replica. Repeated runs find nothing. */
@Injectable()
export class VisitRetention {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(HOUR_MS)
  async sweep(): Promise<void> {
    for (const statement of [OLD_CHANGES, OLD_VISITS]) {
      while ((await this.delete(statement)) === AT_ONCE);
    }
    while ((await this.forgetFirstVisits()) === AT_ONCE);
  }

  private async delete(statement: string): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(statement, [this.now]);
    return count;
  }

  /**
   * Replaces old first visits of visitors who returned with their next recent view, without IP address and user
   * agent. The views of their other days stay counted once.
   * @returns the number of visitors
   */
  private forgetFirstVisits(): Promise<number> {
    const oldest = oldestDay(dayOf(this.clock.now()));
    return this.dataSource.transaction(async (manager) => {
      const keys = await manager.query<VisitorKey[]>(OLD_VISITS_OF_RETURNED, [this.now]);
      const visitors = (await lockVisitors(manager, keys)).map(({ visitor, ...key }) => ({
        ...key,
        later: visitor.later.filter(({ day }) => day >= oldest),
      }));
      const returned = visitors.filter(({ later }) => later.length > 0);
      const gone = visitors.filter(({ later }) => later.length === 0);
      await changeVisitors(
        manager,
        returned.map(({ later: [first, ...later], ...key }) => ({
          ...key,
          visitor: { first: { ...first!, ipAddress: null, userAgent: null }, later },
        })),
      );
      await manager.query(DELETE_VISITS, [
        gone.map(({ menuId }) => menuId),
        gone.map(({ visitorId }) => visitorId),
      ]);
      return keys.length;
    });
  }

  private get now(): string {
    return this.clock.now().toISOString();
  }
}
