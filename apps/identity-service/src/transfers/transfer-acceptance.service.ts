import { billing, DomainError, identityEvents } from '@cartaviva/contracts';
import { effectivePlan, PLANS } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { MessageClient, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { Member } from '../members/member.entity';
import { requireThemself } from '../members/people-rules';
import { lockAccounts } from '../users/account-rows';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { noteTransfer, requirePause, wasAccepted } from './accepted-transfers';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailTransfer, type Handover } from './transfer-mails';
import { TransferredAccess } from './transferred-access';

/** Accounts that get another owner, in one transaction of ours; the other services follow its event. */
@Injectable()
export class TransferAcceptanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly client: MessageClient,
    private readonly access: TransferredAccess,
    private readonly apiKeys: ApiKeysService,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * By the person to whom the account was proposed; once is enough, and again changes nothing.
   * TRANSFER_NOT_FOUND for anybody else, and when it has ended; TRANSFER_OWN_PLAN while a plan runs
   * that the person bought or was granted for their own account; TRANSFER_TOO_SOON within a day of
   * another transfer; EMAIL_NOT_VERIFIED, ACCOUNT_CLOSING.
   */
  async accept(context: MessageContext, transferId: string): Promise<void> {
    const userId = requireThemself(context);
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(ProposedTransfer, { id: transferId, toUserId: userId });
    if (!found) return requireAccepted(manager, transferId, userId);
    await this.requireNoOwnPlan(context);
    await this.dataSource.transaction(async (manager) => {
      const [from, to] = await lockAccounts(manager, found.accountId, userId);
      if (!to) throw new DomainError('UNAUTHENTICATED');
      const proposed = await manager.findOneBy(ProposedTransfer, { id: transferId });
      if (!proposed) return requireAccepted(manager, transferId, userId);
      if (!from || !(await this.isOpen(manager, proposed, from))) {
        throw new DomainError('TRANSFER_NOT_FOUND');
      }
      if (!to.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      if (to.erasesAt) throw new DomainError('ACCOUNT_CLOSING');
      await requirePause(manager, this.clock.now(), from.id, to.id);
      await this.transfer(manager, { id: transferId, from, to, stays: proposed.stays }, context);
    });
  }

  private async isOpen(
    manager: EntityManager,
    { toUserId, expiresAt }: ProposedTransfer,
    from: User,
  ): Promise<boolean> {
    const taker = { accountId: from.id, userId: toUserId, role: 'administrator' as const };
    const isTaker = await manager.existsBy(Member, taker);
    return isTaker && expiresAt > this.clock.now() && !from.erasesAt;
  }

  /** Asked before anything is locked: what is bought meanwhile goes on beside the account's plan. */
  private async requireNoOwnPlan({ actor, requestId }: MessageContext): Promise<void> {
    const { status } = await this.client.call(billing.subscription.get, {}, { actor, requestId });
    if (status === 'active' || status === 'cancelled') throw new DomainError('TRANSFER_OWN_PLAN');
  }

  private async transfer(
    manager: EntityManager,
    { id: transferId, ...handover }: Handover & { id: string },
    { requestId }: MessageContext,
  ): Promise<void> {
    const { from, to } = handover;
    const acceptedAt = this.clock.now();
    // What the new owner proposed of their own account was less than it is now.
    await manager.delete(ProposedTransfer, [{ id: transferId }, { accountId: to.id }]);
    const event = {
      ...{ transferId, fromId: from.id, toId: to.id, fromName: fullNameOf(from) },
      stays: handover.stays,
      acceptedAt: acceptedAt.toISOString(),
    };
    await this.access.move(manager, handover, requestId);
    await this.takePlanAlong(manager, from, to, acceptedAt);
    await noteTransfer(manager, event);
    const [giver, taker] = [fullNameOf(from).slice(0, 120), fullNameOf(to).slice(0, 120)];
    const given = { userId: from.id, requestId, detail: taker };
    await this.events.record(manager, 'account-handed-over', given);
    const received = { userId: to.id, requestId, detail: giver };
    await this.events.record(manager, 'account-received', received);
    await emit(manager, identityEvents.accountTransferred, event, requestId);
    for (const { id: accountId } of [from, to]) {
      await emit(manager, identityEvents.planChanged, { accountId }, requestId);
    }
    const keys = await this.apiKeys.livingOf(manager, to.id);
    await mailTransfer(manager, handover, keys, requestId);
  }

  /** Until billing tells what both have from now on, the higher plan is the account's. */
  private async takePlanAlong(manager: EntityManager, from: User, to: User, now: Date) {
    const rank = ({ subscriptionPlan, subscriptionExpiresAt }: User) => {
      const plan = effectivePlan(subscriptionPlan, subscriptionExpiresAt, now);
      return PLANS.findIndex(({ id }) => id === plan);
    };
    const { hasActiveSubscription, subscriptionPlan, subscriptionExpiresAt } = from;
    if (rank(from) > rank(to)) {
      const plan = { hasActiveSubscription, subscriptionPlan, subscriptionExpiresAt };
      await manager.update(User, to.id, plan);
    }
    await manager.update(User, from.id, {
      ...{ hasActiveSubscription: false, subscriptionPlan: 'free', subscriptionExpiresAt: null },
    });
  }
}

/** TRANSFER_NOT_FOUND unless the person accepted it before. */
async function requireAccepted(
  manager: EntityManager,
  transferId: string,
  userId: string,
): Promise<void> {
  if (await wasAccepted(manager, transferId, userId)) return;
  throw new DomainError('TRANSFER_NOT_FOUND');
}
