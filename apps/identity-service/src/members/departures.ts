import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { Invitation } from '../invitations/invitation.entity';
import { plainMail } from '../mails/mails';
import { SessionsService } from '../sessions/sessions.service';
import { ProposedTransfer } from '../transfers/proposed-transfer.entity';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { Member } from './member.entity';

/**
 * Ends what people could do in an account. Whatever ends is told to every gateway before the caller's
 * transaction commits; the caller holds the account's row.
 */
@Injectable()
export class Departures {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeysService,
  ) {}

  /**
   * What a person has of another role's, or had of an account that they leave: sessions that act for it,
   * and keys and webhooks that they made for it end, which the owner is mailed of, as does a proposal to take it over.
   */
  async endAccess(
    manager: EntityManager,
    owner: User,
    person: User,
    requestId: string,
  ): Promise<void> {
    const [accountId, userId] = [owner.id, person.id];
    await manager.delete(ProposedTransfer, { accountId, toUserId: userId });
    await this.sessions.endWhere(manager, { accountId, userId }, requestId);
    await this.endMade(manager, owner, person, requestId);
  }

  /** What somebody who is erased made in accounts of others. */
  async endMadeBy(manager: EntityManager, person: User, requestId: string): Promise<void> {
    const owners = await manager
      .createQueryBuilder(User, 'owner')
      .innerJoin(Member, 'member', 'member.accountId = owner.id')
      .where('member.userId = :userId', { userId: person.id })
      .getMany();
    for (const owner of owners) await this.endMade(manager, owner, person, requestId);
  }

  /** Webhooks end in media-worker, soon after. */
  private async endMade(
    manager: EntityManager,
    owner: User,
    person: User,
    requestId: string,
  ): Promise<void> {
    await this.publishEnd(manager, owner, person, requestId);
    const theirs = { userId: owner.id, madeBy: person.id };
    await this.apiKeys.endPreviousOf(manager, theirs, requestId);
    const ended = await this.apiKeys.revokeWhere(manager, theirs, requestId);
    if (ended.length === 0) return;
    const mail = {
      ...plainMail('api-keys-ended', owner, fullNameOf(person).slice(0, 120)),
      apiKeys: ended.map(({ name, prefix }) => ({ name, prefix, isEnded: true })),
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }

  /** Takes a member out of the account, with the invitations that they sent. */
  async remove(
    manager: EntityManager,
    owner: User,
    person: User,
    requestId: string,
  ): Promise<void> {
    const [accountId, userId] = [owner.id, person.id];
    await manager.delete(Member, { accountId, userId });
    const open = { accountId, acceptedBy: IsNull() };
    await manager.delete(Invitation, { ...open, invitedBy: userId });
    await manager.delete(Invitation, { ...open, email: person.email });
    await this.endAccess(manager, owner, person, requestId);
  }

  /** Takes everybody out of an account that closes; its keys are the caller's to end. */
  async removeAll(manager: EntityManager, owner: User, requestId: string): Promise<void> {
    const accountId = owner.id;
    const people = await manager
      .createQueryBuilder(User, 'person')
      .innerJoin(Member, 'member', 'member.userId = person.id')
      .where('member.accountId = :accountId', { accountId })
      .getMany();
    await manager.delete(Member, { accountId });
    await manager.delete(Invitation, { accountId });
    await manager.delete(ProposedTransfer, [{ accountId }, { toUserId: accountId }]);
    await this.sessions.endWhere(manager, { accountId }, requestId);
    for (const person of people) {
      await this.publishEnd(manager, owner, person, requestId);
      await this.tell(manager, owner, person, requestId);
    }
  }

  private async publishEnd(
    manager: EntityManager,
    owner: User,
    person: User,
    requestId: string,
  ): Promise<void> {
    const about = { accountId: owner.id, personId: person.id, personName: fullNameOf(person) };
    await emit(manager, identityEvents.accessEnded, about, requestId);
  }

  /** Mails a person that they are no longer part of the account. */
  async tell(manager: EntityManager, owner: User, person: User, requestId: string): Promise<void> {
    const mail = {
      ...plainMail('person-removed', person),
      // What the mail says is the same whatever the role was.
      team: {
        accountName: fullNameOf(owner),
        personName: fullNameOf(person),
        role: 'analyst' as const,
      },
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
