import type { AccountTransferred } from '@cartaviva/contracts';
import { AccountTransfers } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Subscription } from '../subscriptions/subscription.entity';
import { toSubscriptionView } from '../subscriptions/subscription.view';
import { SubscriptionsService } from '../subscriptions/subscriptions.service';

/** $1 had, $2 has from now on. */
const FORGET_TRIAL = `DELETE FROM subscriptions WHERE account_id = $1 AND is_trial`;
const COPY_TRIAL = `
  INSERT INTO subscriptions (account_id, plan, status, is_trial, amount, currency, starts_at, days, expires_at)
  SELECT $2, plan, status, true, amount, currency, starts_at, days, expires_at
  FROM subscriptions WHERE account_id = $1 AND is_trial`;
const END_TRIAL = `UPDATE subscriptions SET status = 'ended' WHERE account_id = $1 AND is_trial`;
const COPY_REMINDERS = `
  INSERT INTO reminders (account_id, kind, ends_at)
  SELECT $2, kind, ends_at FROM reminders WHERE account_id = $1 ON CONFLICT DO NOTHING`;
const DELETE_REMINDERS = `DELETE FROM reminders WHERE account_id = $1`;

/**
 * Has a plan follow its account to another owner, day for day, as it is derived (docs/adr/0013). What
 * both had is not added up: while the account's plan runs, it is what counts, and the new owner's trial
 * ends; where it does not, the new owner keeps what is theirs.
 */
@Injectable()
export class AccountTransfersService {
  constructor(
    private readonly transfers: AccountTransfers,
    private readonly subscriptions: SubscriptionsService,
    private readonly clock: Clock,
  ) {}

  /** Once; both hear what they have from now on. */
  async follow(transferred: AccountTransferred, requestId: string): Promise<void> {
    await this.transfers.follow(transferred, async (manager) => {
      const { fromId, toId } = transferred;
      const ids = [fromId, toId].sort();
      // Rows before the users, like the sweep.
      await manager.find(Subscription, {
        where: { accountId: In(ids) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      for (const accountId of ids) await this.subscriptions.lock(manager, accountId);
      await this.move(manager, fromId, toId);
      for (const accountId of ids) await this.subscriptions.emit(manager, accountId, requestId);
    });
  }

  private async move(manager: EntityManager, fromId: string, toId: string): Promise<void> {
    const [given, own] = [await this.stateOf(manager, fromId), await this.stateOf(manager, toId)];
    const runs = given !== 'none' && given !== 'expired';
    // What was bought while the transfer was being accepted goes on beside the account's plan.
    const isOwnPaid = own === 'active' || own === 'cancelled';
    if (runs) {
      if (!isOwnPaid) await manager.update(Subscription, { accountId: toId }, { status: 'ended' });
      await this.swapTrials(manager, fromId, toId);
    }
    const bought = { accountId: fromId, isTrial: false };
    await manager.update(Subscription, bought, {
      accountId: toId,
      ...(!runs && { status: 'ended' }),
    });
    await manager.query(COPY_REMINDERS, [fromId, toId]);
    await manager.query(DELETE_REMINDERS, [fromId]);
  }

  /** One trial for each person, ever: the account's goes along, and who gave it has had theirs. */
  private async swapTrials(manager: EntityManager, fromId: string, toId: string): Promise<void> {
    if (!(await manager.existsBy(Subscription, { accountId: fromId, isTrial: true }))) return;
    await manager.query(FORGET_TRIAL, [toId]);
    await manager.query(COPY_TRIAL, [fromId, toId]);
    await manager.query(END_TRIAL, [fromId]);
  }

  private async stateOf(manager: EntityManager, accountId: string) {
    const rows = await this.subscriptions.rowsOf(accountId, manager);
    return toSubscriptionView(rows, this.clock.now()).status;
  }
}
