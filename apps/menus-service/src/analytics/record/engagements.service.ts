import {
  DomainError,
  MAX_SEARCH,
  menus,
  type Engagement,
  type RecordEngagements,
} from '@cartaviva/contracts';
import { searchable } from '@cartaviva/domain';
import { shortTransaction } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { zonesOfMenus } from '../../restaurants/time-zones';
import { storedKind, type Kind } from '../counts';
import { dayOf } from '../day';
import { withinBound } from './bounded-texts';
import { DayChanges } from './day-changes';
import { EngagementMonths } from './engagement-months';
import { storeDone, type Engaged } from './stored-engagements';
import { PUBLISHED_MENUS } from './published-menus';
import { oldestDay } from './retention-months';

/** Highest number of different searches counted per menu and day. */
export const MAX_SEARCHES_A_DAY = 200;

const ITEM_KINDS: readonly Kind[] = ['item', 'item-sold-out', 'item-ordered'];

const KNOWN = `
  WITH published AS MATERIALIZED (${PUBLISHED_MENUS})
  SELECT (SELECT coalesce(json_agg(id), '[]') FROM published) AS published,
    (SELECT coalesce(json_agg(menu_id || ' ' || id), '[]') FROM menu_categories
     WHERE id = ANY($2::uuid[]) AND menu_id = ANY(SELECT id FROM published)) AS categories,
    (SELECT coalesce(json_agg(menu_id || ' ' || id), '[]') FROM menu_items
     WHERE id = ANY($3::uuid[]) AND deleted_at IS NULL
       AND menu_id = ANY(SELECT id FROM published)) AS items`;

/**
 * Records engagements with published menus, each once per visitor and day. Ignores content of other menus and deleted
 * items. One transaction stores a batch.
 */
@Injectable()
export class EngagementsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly months: EngagementMonths,
    private readonly clock: Clock,
  ) {}

  /** Only gateways record engagements, as the system. */
  @Handles(menus.visit.recordEngagements)
  async record({ engagements }: RecordEngagements, { actor }: MessageContext): Promise<void> {
    if (actor.kind !== 'system') throw new DomainError('FORBIDDEN');
    const today = dayOf(this.clock.now());
    const oldest = oldestDay(today);
    const zoneOf = await zonesOfMenus(
      this.dataSource.manager,
      engagements.map(({ menuId }) => menuId),
    );
    const engaged = engagements
      .flatMap((one) => engagedIn(one, zoneOf(one.menuId)))
      .filter(({ day }) => day >= oldest);
    if (engaged.length === 0) return;
    await this.months.require(engaged.map(({ day }) => day));
    await shortTransaction(this.dataSource, async (manager) => {
      const isThere = await thingsOf(manager, engaged);
      const bound = { kind: storedKind('search'), max: MAX_SEARCHES_A_DAY };
      const textOf = ({ kind, value }: Engaged) => (kind === 'search' ? value : null);
      const counts = await withinBound(manager, bound, engaged, textOf);
      const stored = engaged.filter((one) => isThere(one) && counts(one));
      const days = new DayChanges();
      for (const { menuId, day, kind, value } of await storeDone(manager, stored)) {
        days.of(menuId, day).counts.add(kind, value, 1);
      }
      const { last } = await days.store(manager, today);
      return { result: undefined, last };
    });
  }
}

/** Returns a predicate for engagements with content of a published menu. */
async function thingsOf(
  manager: EntityManager,
  engaged: readonly Engaged[],
): Promise<(one: Engaged) => boolean> {
  const idsOf = (kinds: readonly Kind[]) => [
    ...new Set(engaged.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value)),
  ];
  const [found] = await manager.query<[Record<'published' | 'categories' | 'items', string[]>]>(
    KNOWN,
    [[...new Set(engaged.map(({ menuId }) => menuId))], idsOf(['category']), idsOf(ITEM_KINDS)],
  );
  const published = new Set(found.published);
  const things = new Set([...found.categories, ...found.items]);
  return ({ menuId, kind, value }) =>
    published.has(menuId) &&
    (kind === 'search' || kind === 'filter' || things.has(`${menuId} ${value}`));
}

function engagedIn(engagement: Engagement, timeZone: string): Engaged[] {
  const { menuId, visitorId, at, searches = [], filters = [] } = engagement;
  const day = dayOf(new Date(at), timeZone);
  const seen = { menuId: menuId.toLowerCase(), visitorId, day };
  const values: Partial<Record<Kind, readonly string[]>> = {
    category: inLowerCase(engagement.categoryIds),
    item: inLowerCase(engagement.itemIds),
    'item-sold-out': inLowerCase(engagement.soldOutItemIds),
    'item-ordered': inLowerCase(engagement.orderedItemIds),
    search: searches.map(searchText).filter(Boolean),
    filter: filters,
  };
  return Object.entries(values).flatMap(([kind, list]) =>
    [...new Set(list)].map((value) => ({ ...seen, kind: kind as Kind, value })),
  );
}

const inLowerCase = (ids: readonly string[] = []) => ids.map((id) => id.toLowerCase());

const searchText = (text: string): string =>
  Array.from(searchable(text)).slice(0, MAX_SEARCH).join('').trim();
