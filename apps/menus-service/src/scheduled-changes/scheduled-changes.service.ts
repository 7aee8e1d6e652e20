import {
  answeringPerson,
  DomainError,
  menus,
  type Page,
  type PageRequest,
  type RepricedItem,
  type RepricedMenu,
  type RequestTo,
  type ScheduleChangeRequest,
  type ScheduledChangeView,
} from '@cartaviva/contracts';
import {
  getMoment,
  groupedBy,
  MAX_SCHEDULED_CHANGES,
  missingField,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { lockOwner } from '../entitlements/lock-owner';
import { madeBefore } from '../made-before';
import type { Menu } from '../menus/menu.entity';
import { lockOwnMenus } from '../menus/own-menu';
import { requireMenus } from '../price-changes/plan-prices';
import { lockedPlan, requireChange } from '../price-changes/price-changes.service';
import { repricedMenus } from '../price-changes/reprice';
import { ScheduledChange, toScheduledChangeView } from './scheduled-change.entity';

/** Uses the database's clock like the sweep, so that every process agrees on whether a change is due. */
const IS_AHEAD = `SELECT $1::timestamptz > now() AND $1::timestamptz <= now() + interval '1 year' AS "isAhead"`;

const CANCEL = `
  UPDATE scheduled_changes SET status = 'cancelled', ended_at = clock_timestamp()
  WHERE id = $1 AND account_id = $2 AND status = 'waiting'`;

@Injectable()
export class ScheduledChangesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Schedules a change. A moment without an offset is in the time zone of each menu, so that menus in several time
   * zones make several changes.
   * @returns the change; the first if there are several
   * @throws DomainError ACCOUNT_CLOSING; SCHEDULED_CHANGES_FULL; MENU_NOT_FOUND; INVALID_INPUT for a moment outside
   *   the next year or an end before the beginning; for prices also as `apply` does
   */
  @Handles(menus.scheduledChange.create)
  async create(
    { newId, ...request }: RequestTo<typeof menus.scheduledChange.create>,
    { actor, accountId }: MessageContext,
  ): Promise<ScheduledChangeView> {
    return this.dataSource.transaction(async (manager) => {
      await requireOpen(manager, accountId);
      await lockOwner(manager, accountId);
      const known = await madeBefore(manager, ScheduledChange, newId, { accountId });
      if (known) return toScheduledChangeView(known);
      const parts = toParts(await agreed(manager, accountId, request), request);
      for (const { at, until } of parts) {
        await requireAhead(manager, 'at', at);
        if (until) await requireEnd(manager, request, at, until);
      }
      const madeBy = answeringPerson(actor);
      const changes = parts.flatMap(({ at, until, ...what }, index) => {
        const id = (index === 0 ? newId : undefined) ?? randomUUID();
        const first = { id, accountId, madeBy, kind: request.kind, at, ...what };
        if (!until) return [first];
        const endId = randomUUID();
        const end = { ...first, id: endId, kind: 'unpublish', at: until, pairedWith: id } as const;
        return [{ ...first, pairedWith: endId }, end];
      });
      const waiting = await manager.countBy(ScheduledChange, { accountId, status: 'waiting' });
      if (waiting + changes.length > MAX_SCHEDULED_CHANGES) {
        throw new DomainError('SCHEDULED_CHANGES_FULL', { limit: MAX_SCHEDULED_CHANGES });
      }
      await manager.insert(ScheduledChange, changes);
      const { id } = changes[0]!;
      return toScheduledChangeView(await manager.findOneByOrFail(ScheduledChange, { id }));
    });
  }

  /** Lists waiting changes in the order of their moments, then ended ones, latest first. */
  @Handles(menus.scheduledChange.list)
  async list(
    { page, limit }: PageRequest,
    { accountId }: MessageContext,
  ): Promise<Page<ScheduledChangeView>> {
    const [changes, total] = await this.dataSource.manager
      .createQueryBuilder(ScheduledChange, 'change')
      .where('change.accountId = :accountId', { accountId })
      .orderBy('change.endedAt', 'DESC', 'NULLS FIRST')
      .addOrderBy('change.at', 'ASC')
      .addOrderBy('change.id', 'ASC')
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { rows: changes.map(toScheduledChangeView), total };
  }

  /** @throws DomainError SCHEDULED_CHANGE_NOT_FOUND */
  @Handles(menus.scheduledChange.get)
  async get(
    { scheduledChangeId }: RequestTo<typeof menus.scheduledChange.get>,
    { accountId }: MessageContext,
  ): Promise<ScheduledChangeView> {
    return toScheduledChangeView(await this.own(accountId, scheduledChangeId));
  }

  /**
   * Cancels a change. Waits for the outcome if the change is being executed, and does nothing if it is already
   * canceled.
   * @throws DomainError SCHEDULED_CHANGE_OVER if the change was done or failed
   */
  @Handles(menus.scheduledChange.cancel)
  async cancel(
    { scheduledChangeId }: RequestTo<typeof menus.scheduledChange.cancel>,
    { accountId }: MessageContext,
  ): Promise<void> {
    await this.dataSource.query(CANCEL, [scheduledChangeId, accountId]);
    const { status } = await this.own(accountId, scheduledChangeId);
    if (status !== 'cancelled') throw new DomainError('SCHEDULED_CHANGE_OVER');
  }

  private async own(accountId: string, id: string): Promise<ScheduledChange> {
    const change = await this.dataSource.manager.findOneBy(ScheduledChange, { id, accountId });
    if (!change) throw new DomainError('SCHEDULED_CHANGE_NOT_FOUND');
    return change;
  }
}

interface Part {
  readonly at: Date;
  readonly until: Date | undefined;
  readonly menus: RepricedMenu[];
  readonly percent?: string | null;
  readonly itemCount?: number;
  readonly items?: RepricedItem[];
}

/** Splits the request by moment, in the time zone of each menu. The earliest part comes first. */
function toParts(
  { menus, items, percent = null }: Agreed,
  { at, until }: ScheduleChangeRequest,
): Part[] {
  const toMoments = ({ timeZone }: Menu) => ({
    at: getMoment(at, timeZone),
    until: until === undefined ? undefined : getMoment(until, timeZone),
  });
  const byMoment = groupedBy(menus, (menu) => JSON.stringify(toMoments(menu)));
  const parts = [...byMoment.values()].map((own): Part => {
    const moments = toMoments(own[0]!);
    if (!items) {
      return { ...moments, menus: own.map(({ id, name }) => ({ menuId: id, name, itemCount: 0 })) };
    }
    const ids = new Set(own.map(({ id }) => id));
    const ownItems = items.filter(({ menuId }) => ids.has(menuId));
    const repriced = repricedMenus(own, ownItems);
    return { ...moments, menus: repriced, percent, itemCount: ownItems.length, items: ownItems };
  });
  return parts
    .filter((part) => part.menus.length > 0)
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

async function requireAhead(
  manager: EntityManager,
  field: 'at' | 'until',
  moment: Date,
): Promise<void> {
  const [found] = await manager.query<[{ isAhead: boolean }]>(IS_AHEAD, [moment]);
  if (!found.isAhead) throw unfit(field, 'scheduledMoment');
}

/** Checks the end of a publication, at which the menus are unpublished. */
async function requireEnd(
  manager: EntityManager,
  { kind }: ScheduleChangeRequest,
  at: Date,
  until: Date,
): Promise<void> {
  if (kind !== 'publish') throw unfit('until', 'scheduledUntilOf');
  await requireAhead(manager, 'until', until);
  if (until <= at) throw unfit('until', 'scheduledUntil');
}

const unfit = (
  field: 'at' | 'until' | 'menuIds' | 'prices',
  rule: `scheduled${'Moment' | 'Until' | 'UntilOf'}` | 'menusOfPrices' | 'pricesOfOthers',
) => new DomainError('INVALID_INPUT', { fields: { [field]: RULE_MESSAGES[rule] } });

interface Agreed {
  readonly menus: readonly Menu[];
  /** Set for price changes only. */
  readonly percent?: string | null;
  readonly items?: readonly RepricedItem[];
}

/** Returns the data to store. Stores computed prices, so that the change matches its preview. */
async function agreed(
  manager: EntityManager,
  accountId: string,
  { kind, menuIds, prices }: ScheduleChangeRequest,
): Promise<Agreed> {
  if (kind === 'prices') {
    if (!prices) throw lacking('prices');
    if (menuIds) throw unfit('menuIds', 'menusOfPrices');
    const { previewed, ...request } = prices;
    requireMenus(request, 'prices.menuIds');
    const { menus, plan } = await lockedPlan(manager, accountId, request, previewed);
    requireChange(plan);
    const percent = request.kind === 'percent' ? String(request.percent) : null;
    return { menus, percent, items: plan.items };
  }
  if (prices) throw unfit('prices', 'pricesOfOthers');
  if (!menuIds || menuIds.length === 0) throw lacking('menuIds');
  const ids = new Set(menuIds.map((id) => id.toLowerCase()));
  const menus = await lockOwnMenus(manager, accountId, [...ids]);
  if (menus.length < ids.size) throw new DomainError('MENU_NOT_FOUND');
  return { menus };
}

const lacking = (field: string) =>
  new DomainError('INVALID_INPUT', { fields: { [field]: missingField(field) } });
