import { DomainError, menus, type RecordVisits } from '@cartaviva/contracts';
import { groupedBy } from '@cartaviva/domain';
import { shortTransaction } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { zonesOfMenus } from '../../restaurants/time-zones';
import { storedKind } from '../counts';
import { dayOf } from '../day';
import { visitorHash } from '../visitor-sketch';
import { withinBound } from './bounded-texts';
import { DayChanges } from './day-changes';
import { oldestDay } from './retention-months';
import {
  addVisitors,
  changeVisitors,
  lockVisitors,
  visitorKey,
  type StoredVisitor,
  type VisitorKey,
} from './stored-visitors';
import { withViews, type VisitorChange } from './visitors';
import { countView, viewOf, type SeenView } from './views';

/** Highest number of tables counted per menu and day. A print has at most 60. */
export const MAX_TABLES_A_DAY = 120;

/**
 * Records visits of published menus. A row per visitor and menu (specification §3) stores the first view of each day
 * for analytics (decisions, "Visits"). Each batch also updates the counts of its days.
 *
 * One transaction stores a batch. The rows and counts do not depend on how often, in which order, or together with
 * which other batches it is sent. Locks are taken in a fixed order in each table, and visitors come before days, so
 * that batches never deadlock. The days, which batches of a busy menu share, are locked last.
 */
@Injectable()
export class VisitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Only gateways record visits, as the system, because they truncate visitors' IP addresses first.
   * @returns the number of visitors who are new to the menu
   */
  @Handles(menus.visit.record)
  async record({ visits }: RecordVisits, { actor }: MessageContext): Promise<{ recorded: number }> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    const today = dayOf(this.clock.now());
    const zoneOf = await zonesOfMenus(
      this.dataSource.manager,
      visits.map(({ menuId }) => menuId),
    );
    const seen = visits.map((visit) => viewOf(visit, zoneOf(visit.menuId)));
    return shortTransaction(this.dataSource, async (manager) => {
      const visitors = await visitorsAmong(manager, seen);
      const { added, changes } = await storeVisitors(manager, visitors, oldestDay(today));
      const { last } = await countChanges(changes).store(manager, today);
      return { result: { recorded: added }, last };
    });
  }
}

interface SeenVisitor extends VisitorKey {
  readonly views: readonly SeenView[];
}

type StoredChange = VisitorKey & VisitorChange;

/** Groups views by visitor. Removes the table of views above the daily limit of tables. */
async function visitorsAmong(manager: EntityManager, seen: SeenView[]): Promise<SeenVisitor[]> {
  const bound = { kind: storedKind('table'), max: MAX_TABLES_A_DAY };
  const counts = await withinBound(manager, bound, seen, ({ table }) => table);
  const views = seen.map((view) => (counts(view) ? view : { ...view, table: null }));
  return [...groupedBy(views, visitorKey).values()].map((ofVisitor) => ({
    ...{ menuId: ofVisitor[0]!.menuId, visitorId: ofVisitor[0]!.visitorId, views: ofVisitor },
  }));
}

/** @returns the number of new visitors, and the changes to the counts */
async function storeVisitors(
  manager: EntityManager,
  visitors: readonly SeenVisitor[],
  oldest: string,
): Promise<{ added: number; changes: StoredChange[] }> {
  const asNew = visitors.map((one): StoredChange => ({
    ...{ menuId: one.menuId, visitorId: one.visitorId },
    ...withViews(undefined, one.views, oldest),
  }));
  const { published, added } = await addVisitors(manager, asNew);
  const changes = asNew.filter((one) => added.has(visitorKey(one)));
  const known = visitors.filter((one) => published.has(one.menuId) && !added.has(visitorKey(one)));
  if (known.length === 0) return { added: added.size, changes };
  const seen = new Map(known.map((one) => [visitorKey(one), one.views]));
  const changed: StoredVisitor[] = [];
  for (const { visitor, ...key } of await lockVisitors(manager, known)) {
    const change = withViews(visitor, seen.get(visitorKey(key))!, oldest);
    if (change.visitor === visitor) continue;
    changed.push({ ...key, visitor: change.visitor });
    changes.push({ ...key, ...change });
  }
  await changeVisitors(manager, changed);
  return { added: added.size, changes };
}

function countChanges(changes: readonly StoredChange[]): DayChanges {
  const days = new DayChanges();
  for (const { menuId, visitorId, added, removed, newDays, newOn } of changes) {
    for (const view of added) countView(days.of(menuId, view.day), view, 1);
    for (const view of removed) countView(days.of(menuId, view.day), view, -1);
    const hash = visitorHash(menuId, visitorId);
    for (const day of newDays) days.of(menuId, day).visitors.push(hash);
    if (newOn.before === newOn.after) continue;
    if (newOn.before) days.of(menuId, newOn.before).newcomers -= 1;
    if (newOn.after) days.of(menuId, newOn.after).newcomers += 1;
  }
  return days;
}
