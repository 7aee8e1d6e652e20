import {
  answeringPerson,
  DomainError,
  type Page,
  type PageRequest,
  type RepricedItem,
  type RepricedMenu,
  type ScheduleChange,
  type ScheduleChangeRequest,
  type ScheduledChangeView,
} from '@cartaviva/contracts';
import {
  getMoment,
  HOME_PLACE,
  MAX_SCHEDULED_CHANGES,
  missingField,
  RULE_MESSAGES,
} from '@cartaviva/domain';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { requireOpen } from '../accounts/closed-accounts';
import { lockOwner } from '../entitlements/lock-owner';
import { madeBefore } from '../made-before';
import { Menu } from '../menus/menu.entity';
import { lockOwnMenus } from '../menus/own-menu';
import { requireMenus } from '../price-changes/plan-prices';
import { lockedPlan, requireChange } from '../price-changes/price-changes.service';
import { repricedMenus } from '../price-changes/reprice';
import { ScheduledChange, toScheduledChangeView } from './scheduled-change.entity';

/** By the clock of the database, as the sweep: whether one is due is the same for every process. */
const IS_AHEAD = `SELECT $1::timestamptz > now() AND $1::timestamptz <= now() + interval '1 year' AS "isAhead"`;

const CANCEL = `
  UPDATE scheduled_changes SET status = 'cancelled', ended_at = clock_timestamp()
  WHERE id = $1 AND account_id = $2 AND status = 'waiting'`;

/** What the acting user agrees to happen at a moment. */
@Injectable()
export class ScheduledChangesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Refused as ACCOUNT_CLOSING, as SCHEDULED_CHANGES_FULL, as MENU_NOT_FOUND, and for a moment that is not
   * within a year from now, or an end that is not after its beginning, as INVALID_INPUT; prices also as `apply`
   * refuses them.
   * @returns the change; of two that are agreed together, the first
   */
  async create(
    { actor, accountId }: MessageContext,
    { newId, ...request }: ScheduleChange,
  ): Promise<ScheduledChangeView> {
    return this.dataSource.transaction(async (manager) => {
      await requireOpen(manager, accountId);
      await lockOwner(manager, accountId);
      const known = await madeBefore(manager, ScheduledChange, newId, { accountId });
      if (known) return toScheduledChangeView(known);
      const timeZone = await zoneOf(manager, accountId, request);
      const at = getMoment(request.at, timeZone);
      const until = request.until === undefined ? undefined : getMoment(request.until, timeZone);
      await requireAhead(manager, 'at', at);
      if (until) await requireEnd(manager, request, at, until);
      const waiting = await manager.countBy(ScheduledChange, { accountId, status: 'waiting' });
      if (waiting + (until ? 2 : 1) > MAX_SCHEDULED_CHANGES) {
        throw new DomainError('SCHEDULED_CHANGES_FULL', { limit: MAX_SCHEDULED_CHANGES });
      }
      const what = await agreed(manager, accountId, request);
      const id = newId ?? randomUUID();
      const madeBy = answeringPerson(actor);
      const first = { id, accountId, madeBy, kind: request.kind, at, ...what };
      const endId = randomUUID();
      const end = { ...first, id: endId, kind: 'unpublish', at: until!, pairedWith: id } as const;
      const pair = until ? [{ ...first, pairedWith: endId }, end] : [first];
      await manager.insert(ScheduledChange, pair);
      return toScheduledChangeView(await manager.findOneByOrFail(ScheduledChange, { id }));
    });
  }

  /** Those that wait, the next one first; then those that are over, the last one first. */
  async list(
    { accountId }: MessageContext,
    { page, limit }: PageRequest,
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

  /** Refused as SCHEDULED_CHANGE_NOT_FOUND. */
  async get({ accountId }: MessageContext, id: string): Promise<ScheduledChangeView> {
    return toScheduledChangeView(await this.own(accountId, id));
  }

  /**
   * While it is being done it waits for what comes of it. One that is cancelled stays so; one that was done
   * or failed is refused as SCHEDULED_CHANGE_OVER.
   */
  async cancel({ accountId }: MessageContext, id: string): Promise<void> {
    await this.dataSource.query(CANCEL, [id, accountId]);
    const { status } = await this.own(accountId, id);
    if (status !== 'cancelled') throw new DomainError('SCHEDULED_CHANGE_OVER');
  }

  private async own(accountId: string, id: string): Promise<ScheduledChange> {
    const change = await this.dataSource.manager.findOneBy(ScheduledChange, { id, accountId });
    if (!change) throw new DomainError('SCHEDULED_CHANGE_NOT_FOUND');
    return change;
  }
}

/** The clock of the first menu that is named, on which a moment without an offset is. */
async function zoneOf(
  manager: EntityManager,
  accountId: string,
  { menuIds, prices }: ScheduleChangeRequest,
): Promise<string> {
  const [id] = menuIds ?? prices?.menuIds ?? [];
  const menu = id === undefined ? null : await manager.findOneBy(Menu, { id, accountId });
  return (menu ?? HOME_PLACE).timeZone;
}

async function requireAhead(
  manager: EntityManager,
  field: 'at' | 'until',
  moment: Date,
): Promise<void> {
  const [found] = await manager.query<[{ isAhead: boolean }]>(IS_AHEAD, [moment]);
  if (!found.isAhead) throw unfit(field, 'scheduledMoment');
}

/** What is published for a time is unpublished after it. */
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
  readonly menus: RepricedMenu[];
  readonly percent?: string | null;
  readonly itemCount?: number;
  readonly items?: RepricedItem[];
}

/** What of the request is stored: prices as they are to be, so that what was looked at is what comes. */
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
    const items = [...plan.items];
    return { menus: repricedMenus(menus, items), percent, itemCount: items.length, items };
  }
  if (prices) throw unfit('prices', 'pricesOfOthers');
  if (!menuIds || menuIds.length === 0) throw lacking('menuIds');
  const ids = new Set(menuIds.map((id) => id.toLowerCase()));
  const menus = await lockOwnMenus(manager, accountId, [...ids]);
  if (menus.length < ids.size) throw new DomainError('MENU_NOT_FOUND');
  return { menus: menus.map(({ id, name }) => ({ menuId: id, name, itemCount: 0 })) };
}

const lacking = (field: string) =>
  new DomainError('INVALID_INPUT', { fields: { [field]: missingField(field) } });
