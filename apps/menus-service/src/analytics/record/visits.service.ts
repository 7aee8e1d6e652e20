import type { Visit } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { replaceLaterViews, replaceLaterVisits } from './earlier-visits';
import { recordNew } from './new-visits';
import { addToRollUps, withinBound } from './roll-ups';
import { earliest, incrementsOfAll, viewKey, viewOf, type View } from './seen-views';
import { ViewMonths } from './view-months';
import { addToSketches } from './visitor-sketches';

/** Most tables that one day of a menu counts. A print has 60 at most. */
export const MAX_TABLES_A_DAY = 120;

/**
 * One visit per visitor and menu (specification §3), and one view per visitor, menu and day for
 * analytics (decisions, "Visits"), of published menus alone.
 *
 * A batch is one transaction, which leaves the same rows and counts however often, in whatever order and
 * together with whichever others it is sent. Deadlocks are out: each table's rows are met in one order,
 * and the tables too: visits, views, roll-ups, sketches. What batches share, the counts of a busy menu,
 * comes last and stays locked for the shortest time.
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
    const views = earliest(visits.map(viewOf), viewKey);
    await this.months.require(views.map(({ day }) => day).filter((day) => day >= oldest));
    return this.dataSource.transaction(async (manager) => {
      const bounded = await withBoundedTables(manager, views);
      const found = await recordNew(manager, bounded, oldest);
      const seen = bounded.filter(({ menuId }) => found.published.has(menuId));
      const recorded = found.visitors.reduce((sum, { count }) => sum + count, 0);
      const first = earliest(seen, visitorKey);
      const visitors = [...found.visitors];
      if (recorded < first.length) visitors.push(...(await replaceLaterVisits(manager, first)));
      const stored = seen.filter(({ day }) => day >= oldest);
      const added = stored.filter((view) => found.views.has(viewKey(view)));
      const increments = incrementsOfAll(added);
      if (added.length < stored.length) {
        increments.push(...(await replaceLaterViews(manager, stored)));
      }
      for (const one of visitors) {
        if (one.day >= oldest) increments.push({ ...one, kind: 'new', value: '' });
      }
      await addToRollUps(manager, increments);
      await addToSketches(manager, added);
      return recorded;
    });
  }
}

const visitorKey = ({ menuId, visitorId }: View): string => `${menuId} ${visitorId}`;

/** Views with their tables, of which a day of a menu counts no more than the bound. */
async function withBoundedTables(manager: EntityManager, views: readonly View[]): Promise<View[]> {
  const tableOf = ({ table }: View) => table;
  const counts = await withinBound(manager, 'table', MAX_TABLES_A_DAY, views, tableOf);
  return views.map((view) => (counts(view) ? view : { ...view, table: null }));
}
