import { DomainError, identity, identityEvents, type RequestTo } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { createAccount, findOwner, lockAccount, type OwnedAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { Departures } from '../members/departures';
import { Member } from '../members/member.entity';
import { findMember, requireThemself } from '../members/people-rules';
import type { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { lockUsers } from '../users/user-rows';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailTransfer } from './transfer-mails';

/** Transfers an account to a new owner by changing two roles in one transaction (docs/adr/0034). */
@Injectable()
export class TransferAcceptanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departures: Departures,
    private readonly apiKeys: ApiKeysService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts a proposal for the person it was made to. A repeated call changes nothing. Throws TRANSFER_NOT_FOUND for
   * any other person and for an ended proposal, EMAIL_NOT_VERIFIED, and ACCOUNT_CLOSING.
   */
  @Handles(identity.transfer.accept)
  async accept(
    { transferId }: RequestTo<typeof identity.transfer.accept>,
    context: MessageContext,
  ): Promise<{ accountId: string }> {
    const userId = requireThemself(context);
    return this.dataSource.transaction(async (manager) => {
      const own = { id: transferId, toUserId: userId };
      const found = await manager.findOneBy(ProposedTransfer, own);
      if (!found) throw new DomainError('TRANSFER_NOT_FOUND');
      const owner = await findOwner(manager, found.accountId);
      const [to, from] = await lockUsers(manager, userId, owner?.id ?? userId);
      if (!to) throw new DomainError('UNAUTHENTICATED');
      const account = await lockAccount(manager, found.accountId);
      const proposed = await manager.findOneBy(ProposedTransfer, own);
      if (proposed?.acceptedAt) return { accountId: found.accountId };
      if (!proposed || !from || account?.owner.id !== from.id) {
        throw new DomainError('TRANSFER_NOT_FOUND');
      }
      if (!(await this.isOpen(manager, proposed, from))) {
        throw new DomainError('TRANSFER_NOT_FOUND');
      }
      if (!to.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      if (to.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
      await this.transfer(manager, account, { ...proposed, from, to }, context.requestId);
      return { accountId: account.id };
    });
  }

  private async isOpen(
    manager: EntityManager,
    { accountId, toUserId, expiresAt }: ProposedTransfer,
    from: User,
  ): Promise<boolean> {
    const taker = await findMember(manager, accountId, toUserId);
    return taker?.role === 'administrator' && expiresAt > this.clock.now() && !from.erasesAt;
  }

  /** Makes the former owner an administrator or removes them like any member, and gives them a new, empty account. */
  private async transfer(
    manager: EntityManager,
    { id: accountId }: OwnedAccount,
    { id, from, to, stays }: ProposedTransfer & { from: User; to: User },
    requestId: string,
  ): Promise<void> {
    const now = this.clock.now();
    await manager.update(ProposedTransfer, id, { acceptedAt: now });
    await manager.update(Member, { accountId, userId: from.id }, { role: 'administrator' });
    await manager.update(Member, { accountId, userId: to.id }, { role: 'owner' });
    await createAccount(manager, { userId: from.id, since: now });
    const account = await lockAccount(manager, accountId);
    const role = stays ? ('administrator' as const) : null;
    const former = { account: account!, person: from, role, wasOwner: true };
    await this.departures.end(manager, former, requestId);
    const [giver, taker] = [fullNameOf(from).slice(0, 120), fullNameOf(to).slice(0, 120)];
    const given = { userId: from.id, requestId, detail: taker };
    await this.events.record(manager, 'account-handed-over', given);
    const received = { userId: to.id, requestId, detail: giver };
    await this.events.record(manager, 'account-received', received);
    await emit(manager, identityEvents.ownerChanged, { accountId }, requestId);
    const keys = await this.apiKeys.livingOf(manager, accountId);
    await mailTransfer(manager, { from, to, stays }, keys, requestId);
  }
}
