import {
  DomainError,
  identity,
  type Nothing,
  type OfferedTransferView,
  type RequestTo,
  type TransferView,
} from '@cartaviva/contracts';
import { TRANSFER_DAYS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { lockAccount, type OwnedAccount } from '../accounts/account-rows';
import { AccountEvent } from '../account-events/account-event.entity';
import { AccountEventsService } from '../account-events/account-events.service';
import { OwnerProof } from '../accounts/owner-proof';
import { findMember, lockOpenAccount, requireThemself } from '../members/people-rules';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailEnd, mailProposal } from './transfer-mails';

const DAY_MS = 24 * 3_600_000;
export const TRANSFERS_PER_DAY = 5;

interface OfferRow {
  readonly id: string;
  readonly accountId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly stays: boolean;
  readonly expiresAt: Date;
}

const FIND_OFFERED = `
  SELECT offer.id, offer.account_id AS "accountId", owner.first_name AS "firstName",
         owner.last_name AS "lastName", owner.email, offer.stays, offer.expires_at AS "expiresAt"
    FROM proposed_transfers offer
    JOIN members owning ON owning.account_id = offer.account_id AND owning.role = 'owner'
    JOIN users owner ON owner.id = owning.user_id
   WHERE offer.to_user_id = $1 AND offer.expires_at > $2 AND offer.accepted_at IS NULL
     AND owner.erases_at IS NULL
   ORDER BY offer.created_at, offer.id`;

@Injectable()
export class TransfersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: OwnerProof,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  @Handles(identity.transfer.mailCode)
  async mailCode(_: Nothing, { accountId, userId, requestId }: MessageContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { owner } = await this.lockOwn(manager, { accountId, userId });
      await this.proof.mailCode(manager, owner, 'transfer', requestId);
    });
  }

  /**
   * Proposes the account to one of its administrators. Throws PASSWORD_WRONG or CODE_WRONG without valid proof,
   * PERSON_NOT_FOUND, TRANSFER_TO_ADMINISTRATORS if the person is not an administrator, TRANSFER_OPEN if another
   * proposal is open, TOO_MANY_REQUESTS after too many proposals in a day, and ACCOUNT_CLOSING.
   */
  @Handles(identity.transfer.propose)
  async propose(
    { userId: toId, stays, userAgent, ...proof }: RequestTo<typeof identity.transfer.propose>,
    context: MessageContext,
  ): Promise<TransferView> {
    const ownerId = requireThemself(context);
    const asking = await this.dataSource.manager.findOneBy(User, { id: ownerId });
    if (!asking) throw new DomainError('UNAUTHENTICATED');
    await this.proof.prepare(asking, proof);
    // The transaction returns a wrong guess as a result. An error would roll back the count of guesses.
    const proposed = await this.dataSource.transaction(async (manager) => {
      const account = await this.lockOwn(manager, {
        accountId: context.accountId,
        userId: ownerId,
      });
      const { owner } = account;
      if (owner.password !== asking.password) throw new DomainError('PASSWORD_WRONG');
      const to = await this.requireTaker(manager, account, toId);
      if (!(await this.proof.accept(manager, owner, proof, 'transfer'))) return null;
      const { requestId } = context;
      const about = { userId: ownerId, requestId, userAgent, detail: nameIn(to) };
      await this.events.record(manager, 'transfer-proposed', about);
      return this.save(manager, account, { from: owner, to, stays }, requestId);
    });
    if (!proposed) throw new DomainError('CODE_WRONG');
    return proposed;
  }

  /** Returns the proposals that wait for the acting person's answer, oldest first. */
  @Handles(identity.transfer.offered)
  async offered(_: Nothing, context: MessageContext): Promise<OfferedTransferView[]> {
    const userId = requireThemself(context);
    const rows = await this.dataSource.query<OfferRow[]>(FIND_OFFERED, [userId, this.clock.now()]);
    return rows.map(({ id, accountId, email, stays, expiresAt, ...owner }) => ({
      ...{ id, accountId, email, stays, accountName: fullNameOf(owner) },
      expiresAt: expiresAt.toISOString(),
    }));
  }

  /**
   * Ends a proposal: the owner withdraws it, or the other person declines it. Mails the other party. Throws
   * TRANSFER_NOT_FOUND for any other person, and after the proposal was accepted.
   */
  @Handles(identity.transfer.end)
  async end(
    { transferId }: RequestTo<typeof identity.transfer.end>,
    context: MessageContext,
  ): Promise<void> {
    const userId = requireThemself(context);
    const { requestId } = context;
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(ProposedTransfer, { id: transferId });
      const account = found && (await lockAccount(manager, found.accountId));
      const isParty = found?.toUserId === userId || account?.owner.id === userId;
      if (!account || !isParty) throw new DomainError('TRANSFER_NOT_FOUND');
      const { affected } = await manager.delete(ProposedTransfer, {
        id: transferId,
        acceptedAt: IsNull(),
      });
      const to = await manager.findOneBy(User, { id: found.toUserId });
      if (!affected || !to) throw new DomainError('TRANSFER_NOT_FOUND');
      const { owner: from } = account;
      const isOwner = from.id === userId;
      const about = { userId: from.id, requestId, detail: nameIn(to) };
      await this.events.record(manager, 'transfer-ended', about);
      const handover = { from, to, stays: found.stays };
      const why = isOwner ? 'taken-back' : 'declined';
      await mailEnd(manager, handover, { readers: [isOwner ? to : from], why }, requestId);
    });
  }

  /** Locks the user before the account. Throws UNAVAILABLE if the account has another owner by now. */
  private async lockOwn(
    manager: EntityManager,
    { accountId, userId }: Pick<MessageContext, 'accountId' | 'userId'>,
  ): Promise<OwnedAccount> {
    await lockUser(manager, { id: userId });
    const account = await lockOpenAccount(manager, accountId);
    if (account.owner.id !== userId) throw new DomainError('UNAVAILABLE');
    return account;
  }

  private async requireTaker(
    manager: EntityManager,
    { id: accountId, owner }: OwnedAccount,
    toId: string,
  ): Promise<User> {
    const member = await findMember(manager, accountId, toId);
    const person = member && (await manager.findOneBy(User, { id: toId }));
    if (!person) throw new DomainError('PERSON_NOT_FOUND');
    if (member.role !== 'administrator') throw new DomainError('TRANSFER_TO_ADMINISTRATORS');
    const now = this.clock.now();
    await manager.delete(ProposedTransfer, { accountId, expiresAt: LessThanOrEqual(now) });
    if (await manager.existsBy(ProposedTransfer, { accountId, acceptedAt: IsNull() })) {
      throw new DomainError('TRANSFER_OPEN');
    }
    await this.requireTurn(manager, owner.id, now);
    return person;
  }

  /** Limits the proposals of an account in a day, because each one sends a mail. */
  private async requireTurn(manager: EntityManager, userId: string, now: Date): Promise<void> {
    const dayAgo = new Date(now.getTime() - DAY_MS);
    const proposed = await manager.countBy(AccountEvent, {
      ...{ userId, kind: 'transfer-proposed' },
      at: MoreThan(dayAgo),
    });
    if (proposed < TRANSFERS_PER_DAY) return;
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: DAY_MS / 1000 });
  }

  private async save(
    manager: EntityManager,
    { id: accountId }: OwnedAccount,
    handover: { from: User; to: User; stays: boolean },
    requestId: string,
  ): Promise<TransferView> {
    const { to, stays } = handover;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + TRANSFER_DAYS * DAY_MS);
    const ends = { createdAt, expiresAt };
    const proposal = { accountId, toUserId: to.id, stays, acceptedAt: null, ...ends };
    const { id } = await manager.save(ProposedTransfer, proposal);
    await mailProposal(manager, handover, expiresAt, requestId);
    const name = fullNameOf(to);
    return { id, userId: to.id, name, stays, expiresAt: expiresAt.toISOString() };
  }
}

const nameIn = (person: User) => fullNameOf(person).slice(0, 120);
