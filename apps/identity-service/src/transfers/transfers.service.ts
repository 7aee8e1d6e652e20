import {
  DomainError,
  type OfferedTransferView,
  type ProposeTransfer,
  type TransferView,
} from '@cartaviva/contracts';
import { TRANSFER_DAYS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual, MoreThan, type EntityManager } from 'typeorm';
import { AccountEvent } from '../account-events/account-event.entity';
import { AccountEventsService } from '../account-events/account-events.service';
import { OwnerProof } from '../accounts/owner-proof';
import { Member } from '../members/member.entity';
import { lockOpenAccount, requireThemself } from '../members/people-rules';
import { lockAccounts } from '../users/account-rows';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { requirePause } from './accepted-transfers';
import { ProposedTransfer } from './proposed-transfer.entity';
import { mailEnd, mailProposal } from './transfer-mails';

const DAY_MS = 24 * 3_600_000;
/** Proposals of one account in a day. */
export const TRANSFERS_PER_DAY = 5;

interface OfferRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly stays: boolean;
  readonly expiresAt: Date;
}

const FIND_OFFERED = `
  SELECT offer.id, owner.first_name AS "firstName", owner.last_name AS "lastName", owner.email,
         offer.stays, offer.expires_at AS "expiresAt"
    FROM proposed_transfers offer JOIN users owner ON owner.id = offer.account_id
   WHERE offer.to_user_id = $1 AND offer.expires_at > $2 AND owner.erases_at IS NULL
   ORDER BY offer.created_at, offer.id`;

/** Accounts that their owners want to give away, until somebody answers. */
@Injectable()
export class TransfersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly proof: OwnerProof,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  async mailCode({ userId, requestId }: MessageContext): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const owner = await lockOpenAccount(manager, userId);
      await this.proof.mailCode(manager, owner, 'transfer', requestId);
    });
  }

  /**
   * Asks an administrator of the acting owner's account whether they take it. PASSWORD_WRONG or
   * CODE_WRONG without the proof, PERSON_NOT_FOUND and TRANSFER_TO_ADMINISTRATORS by whom it is
   * proposed to, TRANSFER_OPEN while another waits, TRANSFER_TOO_SOON within a day of the last,
   * TOO_MANY_REQUESTS past the proposals of a day, and ACCOUNT_CLOSING.
   */
  async propose(
    context: MessageContext,
    { userId: toId, stays, userAgent, ...proof }: ProposeTransfer,
  ): Promise<TransferView> {
    const ownerId = requireThemself(context);
    const asking = await this.dataSource.manager.findOneBy(User, { id: ownerId });
    if (!asking) throw new DomainError('UNAUTHENTICATED');
    await this.proof.prepare(asking, proof);
    // A wrong guess is an answer of the transaction, not an error in it: it must stay counted.
    const proposed = await this.dataSource.transaction(async (manager) => {
      const owner = await lockOpenAccount(manager, ownerId);
      if (owner.password !== asking.password) throw new DomainError('PASSWORD_WRONG');
      const to = await this.requireTaker(manager, owner, toId);
      if (!(await this.proof.accept(manager, owner, proof, 'transfer'))) return null;
      const { requestId } = context;
      const about = { userId: ownerId, requestId, userAgent, detail: nameIn(to) };
      await this.events.record(manager, 'transfer-proposed', about);
      return this.save(manager, { from: owner, to, stays }, requestId);
    });
    if (!proposed) throw new DomainError('CODE_WRONG');
    return proposed;
  }

  /** Those that wait for the acting person's answer, the oldest first. */
  async offered(context: MessageContext): Promise<OfferedTransferView[]> {
    const userId = requireThemself(context);
    const rows = await this.dataSource.query<OfferRow[]>(FIND_OFFERED, [userId, this.clock.now()]);
    return rows.map(({ id, email, stays, expiresAt, ...owner }) => ({
      ...{ id, email, stays, accountName: fullNameOf(owner) },
      expiresAt: expiresAt.toISOString(),
    }));
  }

  /**
   * Taken back by the owner, or declined by whom it was proposed to; the other is mailed.
   * TRANSFER_NOT_FOUND for anybody else, and once it was answered.
   */
  async end(context: MessageContext, transferId: string): Promise<void> {
    const userId = requireThemself(context);
    const { requestId } = context;
    await this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(ProposedTransfer, [
        { id: transferId, accountId: userId },
        { id: transferId, toUserId: userId },
      ]);
      if (!found) throw new DomainError('TRANSFER_NOT_FOUND');
      const [from, to] = await lockAccounts(manager, found.accountId, found.toUserId);
      const { affected } = await manager.delete(ProposedTransfer, { id: transferId });
      if (!affected || !from || !to) throw new DomainError('TRANSFER_NOT_FOUND');
      const isOwner = from.id === userId;
      const about = { userId: from.id, requestId, detail: nameIn(to) };
      await this.events.record(manager, 'transfer-ended', about);
      const handover = { from, to, stays: found.stays };
      const why = isOwner ? 'taken-back' : 'declined';
      await mailEnd(manager, handover, { readers: [isOwner ? to : from], why }, requestId);
    });
  }

  private async requireTaker(manager: EntityManager, owner: User, toId: string): Promise<User> {
    const accountId = owner.id;
    const member = await manager.findOneBy(Member, { accountId, userId: toId });
    const person = member && (await manager.findOneBy(User, { id: toId }));
    if (!person) throw new DomainError('PERSON_NOT_FOUND');
    if (member.role !== 'administrator') throw new DomainError('TRANSFER_TO_ADMINISTRATORS');
    const now = this.clock.now();
    await requirePause(manager, now, accountId);
    await manager.delete(ProposedTransfer, { accountId, expiresAt: LessThanOrEqual(now) });
    if (await manager.existsBy(ProposedTransfer, { accountId })) {
      throw new DomainError('TRANSFER_OPEN');
    }
    await this.requireTurn(manager, accountId, now);
    return person;
  }

  /** Each proposal mails somebody: an account has a few a day. */
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
    handover: { from: User; to: User; stays: boolean },
    requestId: string,
  ): Promise<TransferView> {
    const { from, to, stays } = handover;
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + TRANSFER_DAYS * DAY_MS);
    const ends = { createdAt, expiresAt };
    const proposal = { accountId: from.id, toUserId: to.id, stays, ...ends };
    const { id } = await manager.save(ProposedTransfer, proposal);
    await mailProposal(manager, handover, expiresAt, requestId);
    const name = fullNameOf(to);
    return { id, userId: to.id, name, stays, expiresAt: expiresAt.toISOString() };
  }
}

const nameIn = (person: User) => fullNameOf(person).slice(0, 120);
