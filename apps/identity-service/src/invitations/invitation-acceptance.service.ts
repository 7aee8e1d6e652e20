import {
  DomainError,
  identity,
  identityEvents,
  type InvitationAccepted,
  type InvitationLook,
  type InvitationTokenRequest,
} from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { digestOf } from '@cartaviva/secrets';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { findOwner, lockAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { Member } from '../members/member.entity';
import { findMember, requireThemself } from '../members/people-rules';
import { lockUser } from '../users/user-rows';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { Invitation } from './invitation.entity';

/** Gives access to an invitation to the holder of its token: 256 random bits, of which only the digest is stored. */
@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /** Throws INVITATION_ENDED if the invitation is expired, cancelled, replaced, accepted or unknown. */
  @Handles(identity.invitation.look)
  async look({ token }: InvitationTokenRequest): Promise<InvitationLook> {
    const { manager } = this.dataSource;
    const open = { tokenDigest: digestOf(token), acceptedBy: IsNull() };
    const invitation = await manager.findOneBy(Invitation, open);
    const owner = invitation && (await findOwner(manager, invitation.accountId));
    if (!owner || owner.erasesAt || invitation.expiresAt <= this.clock.now()) {
      throw new DomainError('INVITATION_ENDED');
    }
    const inviter = await manager.findOneBy(User, { id: invitation.invitedBy });
    return {
      accountName: fullNameOf(owner),
      invitedByName: fullNameOf(inviter ?? owner),
      role: invitation.role,
      email: invitation.email,
      expiresAt: invitation.expiresAt.toISOString(),
    };
  }

  /**
   * Makes the acting person a member of the account. A repeated call changes nothing. Throws INVITATION_FOR_ANOTHER
   * or EMAIL_NOT_VERIFIED if the person has not verified the invited address, and INVITATION_ENDED in the same cases
   * as `look`.
   */
  @Handles(identity.invitation.accept)
  accept({ token }: InvitationTokenRequest, context: MessageContext): Promise<InvitationAccepted> {
    const userId = requireThemself(context);
    const tokenDigest = digestOf(token);
    return this.dataSource.transaction(async (manager) => {
      const found = await manager.findOneBy(Invitation, { tokenDigest });
      if (!found) throw new DomainError('INVITATION_ENDED');
      const person = await lockUser(manager, { id: userId });
      if (!person) throw new DomainError('UNAUTHENTICATED');
      const account = await lockAccount(manager, found.accountId);
      // Reads again under the account's lock, because the invitation may have been accepted, cancelled or resent
      // meanwhile.
      const lock = { mode: 'pessimistic_write' } as const;
      const invitation = await manager.findOne(Invitation, { where: { tokenDigest }, lock });
      if (!account || account.owner.erasesAt || !invitation) {
        throw new DomainError('INVITATION_ENDED');
      }
      if (person.email !== invitation.email) throw new DomainError('INVITATION_FOR_ANOTHER');
      if (!person.isEmailVerified) throw new DomainError('EMAIL_NOT_VERIFIED');
      const role = await this.join(manager, invitation, account.owner, person, context.requestId);
      return { accountId: account.id, accountName: fullNameOf(account.owner), role };
    });
  }

  /** @returns the person's role in the account, which an existing member keeps */
  private async join(
    manager: EntityManager,
    { id, accountId, acceptedBy, expiresAt, role }: Invitation,
    owner: User,
    person: User,
    requestId: string,
  ) {
    const userId = person.id;
    const now = this.clock.now();
    if (acceptedBy !== null) {
      const member = await findMember(manager, accountId, userId);
      if (acceptedBy === userId && member) return member.role;
      throw new DomainError('INVITATION_ENDED');
    }
    if (expiresAt <= now) throw new DomainError('INVITATION_ENDED');
    await manager.insert(Member, { accountId, userId, role, since: now, lastSeenAt: null });
    await manager.update(Invitation, id, { acceptedBy: userId });
    const personName = fullNameOf(person);
    const about = { userId: owner.id, requestId, detail: personName.slice(0, 120) };
    await this.events.record(manager, 'person-joined', about);
    const mail = {
      ...plainMail('person-joined', owner, person.email.slice(0, 120)),
      team: { accountName: fullNameOf(owner), personName, role },
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    return role;
  }
}
