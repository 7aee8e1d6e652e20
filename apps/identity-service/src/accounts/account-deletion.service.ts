import {
  DomainError,
  identityEvents,
  type AccountView,
  type DeleteAccount,
  type OnDevice,
} from '@cartaviva/contracts';
import { ERASURE_GRACE_DAYS } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { plainMail } from '../mails/mails';
import { Departures } from '../members/departures';
import { RolesService } from '../roles/roles.service';
import type { Arrival } from '../sessions/arrivals.service';
import { Account } from './account.entity';
import { findAccount, lockAccount, ownAccounts } from './account-rows';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { toAccountView } from './account.view';
import { OwnerProof } from './owner-proof';

const GRACE_PERIOD_MS = ERASURE_GRACE_DAYS * 24 * 3_600_000;

/** The acting user's wish to leave, until `ErasureSweep` grants it or they take it back. */
@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: OwnerProof,
    private readonly roles: RolesService,
    private readonly departures: Departures,
    private readonly apiKeys: ApiKeysService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  async mailCode({ userId, requestId }: MessageContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await getUser(manager, userId);
      await this.proof.mailCode(manager, user, 'delete', requestId);
    });
  }

  /**
   * All accounts that the user owns can be entered, downloaded from and kept after all for thirty days; their keys open
   * nothing from now on, and their people lose them for good. Asking again changes nothing. PASSWORD_WRONG or
   * CODE_WRONG without the proof, LAST_ADMIN when no admin would be left.
   */
  async request(
    { userId, requestId }: MessageContext,
    { userAgent, ...request }: DeleteAccount,
  ): Promise<AccountView> {
    const asking = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!asking) throw new DomainError('UNAUTHENTICATED');
    await this.proof.prepare(asking, request);
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const closing = await this.dataSource.transaction(async (manager) => {
      await this.roles.lock(manager);
      const user = await getUser(manager, userId);
      if (user.password !== asking.password) throw new DomainError('PASSWORD_WRONG');
      if (!(await this.proof.accept(manager, user, request, 'delete'))) return null;
      return user.erasesAt ? user : this.close(manager, user, { requestId, userAgent });
    });
    if (!closing) throw new DomainError('CODE_WRONG');
    return toAccountView(closing);
  }

  /** Everything is as it was, but for the keys and the people. Without a request it changes nothing. */
  cancel({ userId, requestId }: MessageContext, { userAgent }: OnDevice): Promise<AccountView> {
    return this.dataSource.transaction(async (manager) => {
      const user = await getUser(manager, userId);
      if (!user.erasesAt) return toAccountView(user);
      const stored = await this.publish(manager, user, null, requestId);
      await this.events.record(manager, 'deletion-cancelled', { userId, requestId, userAgent });
      return toAccountView(stored);
    });
  }

  private async close(manager: EntityManager, user: User, asking: Arrival): Promise<User> {
    const { requestId } = asking;
    const userId = user.id;
    await this.roles.requireAnotherAdmin(manager, user);
    const erasesAt = new Date(this.clock.now().getTime() + GRACE_PERIOD_MS);
    const closing = await this.publish(manager, user, erasesAt, requestId);
    for (const { id: accountId } of await ownAccounts(manager, userId)) {
      await this.apiKeys.revokeWhere(manager, { accountId }, requestId);
      const account = await findAccount(manager, accountId);
      if (account) await this.departures.endAll(manager, account, requestId);
    }
    await this.events.record(manager, 'deletion-requested', { userId, ...asking });
    const mail = plainMail('deletion-requested', user, erasesAt.toISOString());
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    return closing;
  }

  private async publish(
    manager: EntityManager,
    user: User,
    erasesAt: Date | null,
    requestId: string,
  ): Promise<User> {
    const saved = await manager.save(Object.assign(user, { erasesAt }));
    for (const { id: accountId } of await ownAccounts(manager, user.id)) {
      const account = await lockAccount(manager, accountId);
      if (account?.owner.id !== user.id) continue;
      const version = account.closingVersion + 1;
      await manager.update(Account, accountId, { closingVersion: version });
      const closing = { accountId, userId: user.id, erasesAt: erasesAt?.toISOString() ?? null };
      await emit(manager, identityEvents.accountClosing, { ...closing, version }, requestId);
    }
    return saved;
  }
}

/** The acting user, held. UNAUTHENTICATED when they are gone. */
async function getUser(manager: EntityManager, userId: string): Promise<User> {
  const user = await lockUser(manager, { id: userId });
  if (!user) throw new DomainError('UNAUTHENTICATED');
  return user;
}
