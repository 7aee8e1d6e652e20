import {
  DomainError,
  identity,
  type Nothing,
  type PeopleView,
  type PersonView,
  type RequestTo,
  type TransferView,
} from '@cartaviva/contracts';
import { effectivePlan, MAX_PEOPLE, planOf, type AccountRole } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity';
import { lockAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { Invitation } from '../invitations/invitation.entity';
import { toInvitationView } from '../invitations/invitation.view';
import type { ProposedTransfer } from '../transfers/proposed-transfer.entity';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { Departures } from './departures';
import { Member } from './member.entity';
import { findMember, requireAbove, requireSameRole } from './people-rules';

interface PersonName {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
}

interface PersonRow extends PersonName {
  readonly email: string;
  readonly role: AccountRole;
  readonly since: Date;
  readonly lastSeenAt: Date | null;
}

const FIND_PEOPLE = `
  SELECT person.id AS "userId", person.first_name AS "firstName", person.last_name AS "lastName",
         person.email, member.role, member.since, member.last_seen_at AS "lastSeenAt"
    FROM members member JOIN users person ON person.id = member.user_id
   WHERE member.account_id = $1
   ORDER BY member.role = 'owner' DESC, member.since, person.id`;

type InvitationRow = Invitation & { readonly firstName: string; readonly lastName: string };

const FIND_INVITATIONS = `
  SELECT invitation.id, invitation.email, invitation.role, invitation.created_at AS "createdAt",
         invitation.expires_at AS "expiresAt",
         inviter.first_name AS "firstName", inviter.last_name AS "lastName"
    FROM invitations invitation JOIN users inviter ON inviter.id = invitation.invited_by
   WHERE invitation.account_id = $1 AND invitation.accepted_by IS NULL
   ORDER BY invitation.created_at DESC, invitation.id LIMIT ${MAX_PEOPLE}`;

type TransferRow = Pick<ProposedTransfer, 'id' | 'stays' | 'expiresAt'> & PersonName;

const FIND_TRANSFER = `
  SELECT proposal.id, proposal.to_user_id AS "userId", proposal.stays,
         proposal.expires_at AS "expiresAt",
         person.first_name AS "firstName", person.last_name AS "lastName"
    FROM proposed_transfers proposal JOIN users person ON person.id = proposal.to_user_id
   WHERE proposal.account_id = $1 AND proposal.expires_at > $2 AND proposal.accepted_at IS NULL`;

@Injectable()
export class MembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly departures: Departures,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the owner and the members by the time they joined, the open invitations, the open transfer and the
   * plan's limit.
   */
  @Handles(identity.member.list)
  async list(_: Nothing, context: MessageContext): Promise<PeopleView> {
    requireAbove(context);
    const { accountId } = context;
    const now = this.clock.now();
    const account = await this.dataSource.manager.findOneBy(Account, { id: accountId });
    if (!account) throw new DomainError('UNAUTHENTICATED');
    const people = await this.dataSource.query<PersonRow[]>(FIND_PEOPLE, [accountId]);
    const invitations = await this.dataSource.query<InvitationRow[]>(FIND_INVITATIONS, [accountId]);
    const asked = [accountId, now];
    const [transfer] = await this.dataSource.query<TransferRow[]>(FIND_TRANSFER, asked);
    const plan = effectivePlan(account.subscriptionPlan, account.subscriptionExpiresAt, now);
    return {
      people: people.map(toPersonView),
      invitations: invitations.map((row) => toInvitationView(row, fullNameOf(row), now)),
      transfer: transfer ? toTransferView(transfer) : null,
      limit: planOf(plan).peopleLimit,
    };
  }

  /**
   * Changes a member's role. Sessions and API keys of the previous role end. Throws PERSON_NOT_FOUND if the person
   * is not a member, and FORBIDDEN if an administrator manages another administrator.
   */
  @Handles(identity.member.changeRole)
  changeRole(
    { userId, role }: RequestTo<typeof identity.member.changeRole>,
    context: MessageContext,
  ): Promise<PersonView> {
    const { requestId, accountId } = context;
    return this.dataSource.transaction(async (manager) => {
      const { account, member, person } = await this.lock(manager, context, userId);
      requireAbove(context, member.role, role);
      if (member.role !== role) {
        await manager.update(Member, { accountId, userId }, { role });
        await this.departures.end(manager, { account, person, role }, requestId);
        const about = {
          userId: account.owner.id,
          requestId,
          detail: fullNameOf(person).slice(0, 120),
        };
        await this.events.record(manager, 'person-role-changed', about);
      }
      return toPersonView({ ...person, ...member, role });
    });
  }

  /** Removes a member and mails them. Throws the same errors as `changeRole`. */
  @Handles(identity.member.remove)
  async remove(
    { userId }: RequestTo<typeof identity.member.remove>,
    context: MessageContext,
  ): Promise<void> {
    const { requestId } = context;
    await this.dataSource.transaction(async (manager) => {
      const { account, member, person } = await this.lock(manager, context, userId);
      requireAbove(context, member.role);
      await this.departures.end(manager, { account, person, role: null }, requestId);
      const about = {
        userId: account.owner.id,
        requestId,
        detail: fullNameOf(person).slice(0, 120),
      };
      await this.events.record(manager, 'person-removed', about);
      await this.departures.tell(manager, account, person, requestId);
    });
  }

  private async lock(manager: EntityManager, context: MessageContext, userId: string) {
    requireAbove(context);
    const { accountId } = context;
    const account = await lockAccount(manager, accountId);
    if (!account) throw new DomainError('UNAUTHENTICATED');
    await requireSameRole(manager, context);
    const member = await findMember(manager, accountId, userId);
    const person = member && (await manager.findOneBy(User, { id: userId }));
    if (!member || !person) throw new DomainError('PERSON_NOT_FOUND');
    return { account, member, person };
  }
}

const toTransferView = ({
  id,
  userId,
  stays,
  expiresAt,
  ...person
}: TransferRow): TransferView => ({
  ...{ id, userId, name: fullNameOf(person), stays },
  expiresAt: expiresAt.toISOString(),
});

const toPersonView = (row: PersonRow): PersonView => ({
  userId: row.userId,
  name: fullNameOf(row),
  email: row.email,
  role: row.role,
  since: row.since.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});
