import {
  DomainError,
  identity,
  identityEvents,
  type InvitationView,
  type InviteRequest,
  type RequestTo,
} from '@cartaviva/contracts';
import {
  canonicalEmail,
  effectivePlan,
  INVITATION_DAYS,
  INVITATION_RESEND_SECONDS,
  INVITATIONS_PER_ADDRESS_AND_DAY,
  INVITATIONS_PER_DAY,
  MAX_PEOPLE,
  planOf,
} from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { digestOf, seal } from '@cartaviva/secrets';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import type { OwnedAccount } from '../accounts/account-rows';
import { AccountEvent } from '../account-events/account-event.entity';
import { AccountEventsService } from '../account-events/account-events.service';
import { MAIL_KEY } from '../mails/mail-key';
import { plainMail } from '../mails/mails';
import { Member } from '../members/member.entity';
import { lockOpenAccount, personOf, requireAbove, requireSameRole } from '../members/people-rules';
import { User } from '../users/user.entity';
import { fullNameOf } from '../users/user.view';
import { codeDigest, newLinkToken } from '../verification-codes/code-rules';
import { Invitation } from './invitation.entity';
import { toInvitationView } from './invitation.view';

const DAY_MS = 24 * 3_600_000;
const INVITED = 'person-invited';

@Injectable()
export class InvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
    @Inject(MAIL_KEY) private readonly mailKey: string,
  ) {}

  /**
   * Mails an invitation. The answer does not reveal if the address has an account. Throws PERSON_ALREADY_THERE,
   * INVITATION_OPEN, PEOPLE_LIMIT if the plan has no room, TOO_MANY_REQUESTS after too many mails in a day, and
   * FORBIDDEN if an administrator invites another administrator.
   */
  @Handles(identity.invitation.create)
  create(
    { email: address, role }: InviteRequest,
    context: MessageContext,
  ): Promise<InvitationView> {
    requireAbove(context, role);
    const { accountId } = context;
    const email = canonicalEmail(address);
    return this.dataSource.transaction(async (manager) => {
      const account = await lockOpenAccount(manager, accountId);
      await requireSameRole(manager, context);
      await this.requireStranger(manager, accountId, email);
      const known = await manager.findOneBy(Invitation, { accountId, email, acceptedBy: IsNull() });
      const now = this.clock.now();
      if (known && known.expiresAt > now) throw new DomainError('INVITATION_OPEN');
      await this.requireRoom(manager, account);
      if (known) await manager.delete(Invitation, known.id);
      const invitedBy = personOf(context);
      return this.send(manager, account, context, {
        accountId,
        email,
        role,
        invitedBy,
        createdAt: now,
      });
    });
  }

  /** Mails a new token that is valid for seven days, at most once a minute. The previous token stops working. */
  @Handles(identity.invitation.resend)
  async resend(
    { invitationId }: RequestTo<typeof identity.invitation.resend>,
    context: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const account = await lockOpenAccount(manager, context.accountId);
      await requireSameRole(manager, context);
      const invitation = await this.find(manager, context, invitationId);
      const now = this.clock.now();
      const ready = invitation.sentAt.getTime() + INVITATION_RESEND_SECONDS * 1000;
      const retryAfterSeconds = Math.ceil((ready - now.getTime()) / 1000);
      // If the clock is set back, nobody waits longer than the normal interval.
      if (retryAfterSeconds > 0 && retryAfterSeconds <= INVITATION_RESEND_SECONDS) {
        throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
      }
      if (invitation.expiresAt <= now) await this.requireRoom(manager, account);
      await this.send(manager, account, context, invitation);
    });
  }

  /** Throws INVITATION_NOT_FOUND if the invitation belongs to another account or is accepted. */
  @Handles(identity.invitation.cancel)
  async cancel(
    { invitationId }: RequestTo<typeof identity.invitation.cancel>,
    context: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const { id } = await this.find(manager, context, invitationId);
      await manager.delete(Invitation, { id, acceptedBy: IsNull() });
    });
  }

  /** Locks an open invitation of the account, so that it cannot be accepted at the same time. */
  private async find(
    manager: EntityManager,
    context: MessageContext,
    id: string,
  ): Promise<Invitation> {
    requireAbove(context);
    const where = { id, accountId: context.accountId, acceptedBy: IsNull() };
    const lock = { mode: 'pessimistic_write' } as const;
    const invitation = await manager.findOne(Invitation, { where, lock });
    if (!invitation) throw new DomainError('INVITATION_NOT_FOUND');
    requireAbove(context, invitation.role);
    return invitation;
  }

  private async requireStranger(manager: EntityManager, accountId: string, email: string) {
    const isThere = await manager
      .createQueryBuilder(Member, 'member')
      .innerJoin(User, 'person', 'person.id = member.userId')
      .where('member.accountId = :accountId AND person.email = :email', { accountId, email })
      .getExists();
    if (isThere) throw new DomainError('PERSON_ALREADY_THERE');
  }

  /**
   * Throws PEOPLE_LIMIT if the plan has no room for one more person. The owner, the members and open invitations
   * count.
   */
  private async requireRoom(manager: EntityManager, account: OwnedAccount): Promise<void> {
    const now = this.clock.now();
    const accountId = account.id;
    const plan = effectivePlan(account.subscriptionPlan, account.subscriptionExpiresAt, now);
    const limit = planOf(plan).peopleLimit ?? MAX_PEOPLE;
    const people = await manager.countBy(Member, { accountId });
    const open = { accountId, acceptedBy: IsNull(), expiresAt: MoreThan(now) };
    const invited = await manager.countBy(Invitation, open);
    if (people + invited >= limit) throw new DomainError('PEOPLE_LIMIT', { plan, limit });
  }

  /** Limits the mails of an account in a day, and the mails to one address in a day. */
  private async requireTurn(manager: EntityManager, userId: string, email: string): Promise<void> {
    const now = this.clock.now().getTime();
    const sent = await manager.find(AccountEvent, {
      where: { userId, kind: INVITED, at: MoreThan(new Date(now - DAY_MS)) },
      order: { position: 'DESC' },
      take: INVITATIONS_PER_DAY,
    });
    const mark = this.mark(userId, email);
    const toAddress = sent.filter(({ detail }) => detail === mark);
    const last = sent[INVITATIONS_PER_DAY - 1] ?? toAddress[INVITATIONS_PER_ADDRESS_AND_DAY - 1];
    if (!last) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((last.at.getTime() + DAY_MS - now) / 1000));
    throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds });
  }

  private async send(
    manager: EntityManager,
    { owner }: OwnedAccount,
    { requestId }: MessageContext,
    about: Pick<Invitation, 'accountId' | 'email' | 'role' | 'invitedBy' | 'createdAt'> & {
      id?: string;
    },
  ): Promise<InvitationView> {
    const { email, role } = about;
    await this.requireTurn(manager, owner.id, email);
    const now = this.clock.now();
    const token = newLinkToken();
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const fresh = { tokenDigest: digestOf(token), sentAt: now, expiresAt, acceptedBy: null };
    const saved = await manager.save(Invitation, { ...about, ...fresh });
    const inviter = await manager.findOneByOrFail(User, { id: about.invitedBy });
    const mail = {
      ...plainMail('invitation', { email, firstName: '' }),
      sealedToken: seal(token, this.mailKey),
      team: { accountName: fullNameOf(owner), personName: fullNameOf(inviter), role },
      expiresAt: expiresAt.toISOString(),
    };
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    const noted = { userId: owner.id, requestId, detail: this.mark(owner.id, email) };
    await this.events.record(manager, INVITED, noted);
    return toInvitationView(saved, fullNameOf(inviter), now);
  }
  /**
   * Returns a mark that identifies an address in the log. The log must not contain addresses of people without an
   * account.
   */
  private mark(userId: string, email: string): string {
    return codeDigest(email, userId, this.mailKey).slice(0, 16);
  }
}
