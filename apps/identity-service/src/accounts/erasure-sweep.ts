import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock, Interval } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from './account.entity';
import { lockAccountsOf, ownAccounts } from './account-rows';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { DemoRequest } from '../demo-requests/demo-request.entity';
import { Invitation } from '../invitations/invitation.entity';
import { Departures } from '../members/departures';
import { SessionsService } from '../sessions/sessions.service';
import { User } from '../users/user.entity';
import { GuessBudgetsService } from '../verification-codes/guess-budgets.service';
import { VerificationCode } from '../verification-codes/verification-code.entity';

const TEN_MINUTES_MS = 600_000;

/**
 * Erases the users whose grace period is over, with the accounts that they own. Each replica runs the sweep every
 * ten minutes. One transaction erases a user and emits the events that make the other services erase their data. A
 * replica skips rows that another one has locked, so late, repeated or concurrent runs erase each user once.
 */
@Injectable()
export class ErasureSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeysService,
    private readonly departures: Departures,
    private readonly budgets: GuessBudgetsService,
    private readonly clock: Clock,
  ) {}

  @Interval(TEN_MINUTES_MS)
  async sweep(): Promise<void> {
    while (await this.eraseNext());
  }

  /** @returns false if no user was due */
  private eraseNext(): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const due = await manager
        .createQueryBuilder(User, 'person')
        .where('person.erasesAt <= :now', { now: this.clock.now() })
        .orderBy('person.erasesAt')
        .limit(1)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getOne();
      if (due) await this.erase(manager, due, randomUUID());
      return due !== null;
    });
  }

  /**
   * Foreign keys cascade from the user and the accounts. This method deletes the rows that only hold the user's
   * address.
   */
  private async erase(manager: EntityManager, erased: User, requestId: string): Promise<void> {
    const { id: userId, email } = erased;
    await this.sessions.endAllOf(manager, userId, requestId);
    await lockAccountsOf(manager, userId);
    const owned = await ownAccounts(manager, userId);
    for (const { id: accountId } of owned) {
      await this.sessions.endWhere(manager, { accountId }, requestId);
      await this.apiKeys.revokeWhere(manager, { accountId }, requestId);
    }
    // Removes the user from the accounts of other owners, which continue to exist.
    await this.departures.endEverywhere(manager, erased, requestId);
    await manager.delete(VerificationCode, { email });
    await manager.delete(DemoRequest, { email });
    await manager.delete(Invitation, { email });
    await manager.query(`DELETE FROM sign_in_guesses WHERE email = $1`, [email]);
    await manager.query(`DELETE FROM known_place_guesses WHERE email = $1`, [email]);
    await this.budgets.forget(manager, email);
    for (const { id: accountId } of owned) {
      await manager.delete(Account, accountId);
      await emit(manager, identityEvents.accountErased, { accountId, userId }, requestId);
    }
    await manager.delete(User, userId);
  }
}
