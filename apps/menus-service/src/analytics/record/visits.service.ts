import type { Visit } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { recordDayViews } from './day-views';
import { recordFirstVisits } from './first-visits';
import { lockPublished } from './published-menus';
import { addToRollUps, withinBound } from './roll-ups';
import { earliest, viewKey, viewOf, viewTime } from './seen-views';
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
    const views = earliest(visits.map(viewOf), viewKey, viewTime);
    const stored = views.filter(({ day }) => day >= oldest);
    await this.months.require(stored.map(({ day }) => day));
    return this.dataSource.transaction(async (manager) => {
      const published = await lockPublished(
        manager,
        views.map(({ menuId }) => menuId),
      );
      const { recorded, increments } = await recordFirstVisits(
        manager,
        visits.filter(({ menuId }) => published.has(menuId.toLowerCase())),
      );
      const seen = stored.filter(({ menuId }) => published.has(menuId));
      const tableOf = ({ table }: (typeof seen)[number]) => table;
      const counts = await withinBound(manager, 'table', MAX_TABLES_A_DAY, seen, tableOf);
      const { added, increments: ofViews } = await recordDayViews(
        manager,
        seen.map((view) => (counts(view) ? view : { ...view, table: null })),
      );
      const ofNew = increments.filter(({ day }) => day >= oldest);
      await addToRollUps(manager, [...ofNew, ...ofViews]);
      await addToSketches(manager, added);
      return recorded;
    });
  }
}
