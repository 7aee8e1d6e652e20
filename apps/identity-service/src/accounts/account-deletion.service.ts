import {
  DomainError,
  identity,
  identityEvents,
  type AccountView,
  type Nothing,
  type RequestTo,
} from '@cartaviva/contracts';
import { ERASURE_GRACE_DAYS } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
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

/** Handles the acting user's request to be erased, which the user can cancel until `ErasureSweep` carries it out. */
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

  @Handles(identity.account.mailDeletionCode)
  async mailCode(_: Nothing, { userId, requestId }: MessageContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const user = await getUser(manager, userId);
      await this.proof.mailCode(manager, user, 'delete', requestId);
    });
  }

  /**
   * Schedules the erasure of the user and of all accounts that the user owns in 30 days. Until then, the user can
   * sign in, export the data and cancel. The accounts' API keys stop working and their other members lose access,
   * both permanently. A repeated request changes nothing. Throws PASSWORD_WRONG or CODE_WRONG without valid proof,
   * and LAST_ADMIN if no admin would be left.
   */
  @Handles(identity.account.delete)
  async request(
    { userAgent, ...request }: RequestTo<typeof identity.account.delete>,
    { userId, requestId }: MessageContext,
  ): Promise<AccountView> {
    const asking = await this.dataSource.manager.findOneBy(User, { id: userId });
    if (!asking) throw new DomainError('UNAUTHENTICATED');
    await this.proof.prepare(asking, request);
    // The transaction returns a wrong guess as a result. An error would roll back the count of guesses.
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

  /**
   * Cancels the erasure. API keys and members that were removed do not come back. Without a request, nothing
   * changes.
   */
  @Handles(identity.account.cancelDeletion)
  cancel(
    { userAgent }: RequestTo<typeof identity.account.cancelDeletion>,
    { userId, requestId }: MessageContext,
  ): Promise<AccountView> {
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

/** Locks the acting user's row. Throws UNAUTHENTICATED if the user no longer exists. */
async function getUser(manager: EntityManager, userId: string): Promise<User> {
  const user = await lockUser(manager, { id: userId });
  if (!user) throw new DomainError('UNAUTHENTICATED');
  return user;
}
