import { identityEvents, keepsGrant, type GrantsEndedBy } from '@cartaviva/contracts';
import { MEMBER_ROLES, type MemberRole } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { ApiKeysService } from '../api-keys/api-keys.service';
import { Invitation } from '../invitations/invitation.entity';
import { plainMail } from '../mails/mails';
import { SessionsService } from '../sessions/sessions.service';
import { ProposedTransfer } from '../transfers/proposed-transfer.entity';
import { User } from '../users/user.entity';
import { lockAccount, type OwnedAccount } from '../accounts/account-rows';
import { fullNameOf } from '../users/user.view';
import { Member } from './member.entity';
import { isAbove } from './people-rules';

/** A person loses rights in an account. */
export interface Departure {
  readonly account: OwnedAccount;
  readonly person: User;
  /** The person's new role; null if they no longer belong to the account. */
  readonly role: MemberRole | null;
  /** True if the person owned the account until now. */
  readonly wasOwner?: boolean;
}

type End = (manager: EntityManager, departure: Departure, requestId: string) => Promise<unknown>;

/**
 * Every loss of access goes through this class: removal, a change of role, leaving, a transfer and erasure
 * (docs/adr/0036). Each gateway hears of what ends before the caller's transaction commits. The caller holds the lock
 * of the account's row.
 */
@Injectable()
export class Departures {
  constructor(
    private readonly sessions: SessionsService,
    private readonly apiKeys: ApiKeysService,
  ) {}

  /** Ends each kind of grant that this service stores. A missing kind does not compile. */
  private readonly ends: Readonly<Record<GrantsEndedBy<'identity'>, End>> = {
    membership: async (manager, { account, person, role }) =>
      role === null && manager.delete(Member, { accountId: account.id, userId: person.id }),
    invitation: async (manager, { account, person, role }) => {
      const open = { accountId: account.id, acceptedBy: IsNull() };
      const keeps = keepsGrant(role, 'invitation');
      const given = MEMBER_ROLES.filter((about) => !keeps || !isAbove(role, about));
      await manager.delete(Invitation, { ...open, invitedBy: person.id, role: In(given) });
      if (role === null) await manager.delete(Invitation, { ...open, email: person.email });
    },
    transferProposal: (manager, { account, person }) =>
      manager.delete(ProposedTransfer, { accountId: account.id, toUserId: person.id }),
    session: (manager, { account, person }, requestId) =>
      this.sessions.endWhere(manager, { accountId: account.id, userId: person.id }, requestId),
    apiKey: async (manager, departure, requestId) =>
      keepsGrant(departure.role, 'apiKey') || this.endKeys(manager, departure, requestId),
  };

  /** Ends the grants in this service, and emits an event so that the other services end theirs. */
  async end(manager: EntityManager, departure: Departure, requestId: string): Promise<void> {
    for (const end of Object.values(this.ends)) await end(manager, departure, requestId);
    const { account, person, role, wasOwner = false } = departure;
    const ended = {
      ...{ accountId: account.id, personId: person.id, personName: fullNameOf(person) },
      ...{ role, wasOwner },
    };
    await emit(manager, identityEvents.accessEnded, ended, requestId);
  }

  /** Removes an erased person from all accounts of others. */
  async endEverywhere(manager: EntityManager, person: User, requestId: string): Promise<void> {
    const memberships = await manager.find(Member, {
      where: { userId: person.id, role: Not('owner') },
      order: { accountId: 'ASC' },
    });
    for (const { accountId } of memberships) {
      const account = await lockAccount(manager, accountId);
      if (account) await this.end(manager, { account, person, role: null }, requestId);
    }
  }

  /** Removes all people from an account that closes, and mails them. The caller ends the account's keys. */
  async endAll(manager: EntityManager, account: OwnedAccount, requestId: string): Promise<void> {
    const accountId = account.id;
    const people = await manager
      .createQueryBuilder(User, 'person')
      .innerJoin(Member, 'member', 'member.userId = person.id')
      .where(`member.accountId = :accountId AND member.role <> 'owner'`, { accountId })
      .getMany();
    for (const person of people) {
      await this.end(manager, { account, person, role: null }, requestId);
      await this.tell(manager, account, person, requestId);
    }
    await manager.delete(Invitation, { accountId });
    await manager.delete(ProposedTransfer, [{ accountId }, { toUserId: account.owner.id }]);
  }

  async tell(
    manager: EntityManager,
    { owner }: OwnedAccount,
    person: User,
    requestId: string,
  ): Promise<void> {
    const mail = {
      ...plainMail('person-removed', person),
      // The mail does not mention the role, so any role is correct here.
      team: {
        accountName: fullNameOf(owner),
        personName: fullNameOf(person),
        role: 'analyst' as const,
      },
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }

  /** Revokes the keys whose secret the person saw, and mails the owner. */
  private async endKeys(
    manager: EntityManager,
    { account, person }: Departure,
    requestId: string,
  ): Promise<void> {
    const theirs = { accountId: account.id, madeBy: person.id };
    await this.apiKeys.endPreviousOf(manager, theirs, requestId);
    const ended = await this.apiKeys.revokeWhere(manager, theirs, requestId);
    if (ended.length === 0) return;
    const mail = {
      ...plainMail('api-keys-ended', account.owner, fullNameOf(person).slice(0, 120)),
      apiKeys: ended.map(({ name, prefix }) => ({ name, prefix, isEnded: true })),
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
