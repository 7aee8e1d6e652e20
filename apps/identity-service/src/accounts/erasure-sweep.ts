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
 * Erases the users whose time has come, with the accounts that they own: every ten minutes, in each replica. A user
 * goes in one transaction with the events that have the other services erase theirs; a replica skips the rows that
 * another holds, so running late, twice or at once erases once.
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

  /** Whether there was one. */
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

  /** What refers to the user or to their accounts goes with those rows; what refers to their address is named here. */
  private async erase(manager: EntityManager, erased: User, requestId: string): Promise<void> {
    const { id: userId, email } = erased;
    await this.sessions.endAllOf(manager, userId, requestId);
    await lockAccountsOf(manager, userId);
    const owned = await ownAccounts(manager, userId);
    for (const { id: accountId } of owned) {
      await this.sessions.endWhere(manager, { accountId }, requestId);
      await this.apiKeys.revokeWhere(manager, { accountId }, requestId);
    }
    // Of accounts of others, which go on without them.
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
