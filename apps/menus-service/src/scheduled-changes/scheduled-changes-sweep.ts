import { identity, SYSTEM, type ScheduledFailure } from '@cartaviva/contracts';
import { Interval } from '@cartaviva/process';
import { MessageClient, MessageContext } from '@cartaviva/redis-transport';
import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, In, type EntityManager } from 'typeorm';
import { noteFailure } from '../activity/note';
import type { Acting } from '../menus/emit-menu-changed';
import { Menu } from '../menus/menu.entity';
import { DoScheduled, failureOf } from './do-scheduled';
import { ScheduledChange } from './scheduled-change.entity';

const FIVE_SECONDS_MS = 5000;

/** Highest number of attempts with an unexpected error. The delays between attempts increase. */
export const MAX_ATTEMPTS = 5;

/** Uses the database's clock, so that a process with a wrong clock does nothing early or late. */
const DUE = `change.status = 'waiting' AND change.at <= now()
  AND (change.retryAt IS NULL OR change.retryAt <= now())`;

const END = `
  UPDATE scheduled_changes SET status = $2, reason = $3, ended_at = clock_timestamp(),
    price_change_id = $4, left_items = $5
  WHERE id = $1`;

const TRY_AGAIN = `
  UPDATE scheduled_changes SET attempts = attempts + 1,
    retry_at = clock_timestamp() + interval '1 minute' * power(4, attempts),
    status = CASE WHEN attempts + 1 >= $2 THEN 'failed' ELSE 'waiting' END,
    reason = CASE WHEN attempts + 1 >= $2 THEN 'internal' END,
    ended_at = CASE WHEN attempts + 1 >= $2 THEN clock_timestamp() END
  WHERE id = $1 AND status = 'waiting'`;

/**
 * Executes due changes, including late ones, every few seconds in each replica. One transaction locks, executes, and
 * marks a change, so that it is executed once and a crash leaves it unchanged. A permanent failure is marked with its
 * reason, and any other error is retried later. Neither delays the other changes.
 */
@Injectable()
export class ScheduledChangesSweep {
  private readonly logger = new Logger(ScheduledChangesSweep.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly scheduled: DoScheduled,
    private readonly client: MessageClient,
  ) {}

  @Interval(FIVE_SECONDS_MS)
  async sweep(): Promise<void> {
    while (await this.doNext());
  }

  /** Returns false if no change is due. */
  private async doNext(): Promise<boolean> {
    let begun: string | undefined;
    try {
      await this.dataSource.transaction(async (manager) => {
        const change = await manager
          .createQueryBuilder(ScheduledChange, 'change')
          .addSelect('change.items')
          .where(DUE)
          .orderBy('change.at')
          .addOrderBy('change.id')
          .limit(1)
          .setLock('pessimistic_write')
          .setOnLocked('skip_locked')
          .getOne();
        if (!change) return;
        begun = change.id;
        await this.do(manager, change);
      });
    } catch (error) {
      if (!begun) throw error;
      // Logs no statement parameters, which contain a whole list of prices.
      this.logger.error(error instanceof Error ? error.stack : error);
      await this.dataSource.query(TRY_AGAIN, [begun, MAX_ATTEMPTS]);
    }
    return begun !== undefined;
  }

  private async do(manager: EntityManager, change: ScheduledChange): Promise<void> {
    const acting = await this.actingFor(change);
    if (!acting) return fail(manager, change, 'account-closing');
    try {
      // Uses a savepoint, so that a refused change is rolled back but its mark is kept.
      const { priceChangeId = null, leftItems = [] } = await manager.transaction((inner) =>
        this.scheduled.do(inner, change, acting),
      );
      const outcome = ['done', null, priceChangeId, JSON.stringify(leftItems)];
      await manager.query(END, [change.id, ...outcome]);
    } catch (error) {
      const reason = failureOf(error);
      if (!reason) throw error;
      await fail(manager, change, reason);
    }
  }

  /**
   * Returns null if the account has no owner. Events about a menu contain the owner's user ID, which identity-service
   * knows. Events about prices do not.
   */
  private async actingFor({ kind, accountId }: ScheduledChange): Promise<Acting | null> {
    const context = new MessageContext({ actor: SYSTEM, requestId: randomUUID() });
    if (kind === 'prices') return context;
    const { actor, requestId } = context;
    const { userId } = await this.client.call(
      identity.account.owner,
      { accountId },
      { actor, requestId },
    );
    return userId === null ? null : { actor, requestId, userId };
  }
}

/** Marks a change as failed, and notes it in recent activity if one of its menus still exists. */
async function fail(
  manager: EntityManager,
  { id, accountId, menus }: ScheduledChange,
  reason: ScheduledFailure,
): Promise<void> {
  const status = reason === 'account-closing' ? 'cancelled' : 'failed';
  await manager.query(END, [id, status, reason, null, '[]']);
  const ids = menus.map(({ menuId }) => menuId);
  const menu = await manager.findOne(Menu, {
    where: { accountId, id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  if (menu) await noteFailure(manager, menu);
}
