import {
  DomainError,
  identity,
  type JoinedAccountView,
  type RequestTo,
  type SignedIn,
} from '@cartaviva/contracts';
import { PERSON_NAME_MAX, type AccountRole } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { getOwnAccount, lockAccount } from '../accounts/account-rows';
import { AccountEventsService } from '../account-events/account-events.service';
import { newSid } from '../sessions/new-sid';
import { SessionsService } from '../sessions/sessions.service';
import { Session } from '../sessions/session.entity';
import { lockUser } from '../users/user-rows';
import type { User } from '../users/user.entity';
import { fullNameOf, toUserView } from '../users/user.view';
import { Departures } from './departures';
import { Member } from './member.entity';
import { requireThemself } from './people-rules';

const MAX_LISTED = 200;

interface AccountRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: AccountRole;
}

const FIND_ACCOUNTS = `
  SELECT member.account_id AS id, owner.first_name AS "firstName", owner.last_name AS "lastName",
         member.role
    FROM members member
    JOIN members owning ON owning.account_id = member.account_id AND owning.role = 'owner'
    JOIN users owner ON owner.id = owning.user_id
   WHERE member.user_id = $1
   ORDER BY member.role = 'owner' DESC, member.since, member.account_id LIMIT ${MAX_LISTED}`;

@Injectable()
export class MembershipsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly departures: Departures,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /** Returns the person's own accounts first, then the others, each in the order in which the person joined them. */
  @Handles(identity.membership.list)
  async list(
    { currentSessionId }: RequestTo<typeof identity.membership.list>,
    context: MessageContext,
  ): Promise<JoinedAccountView[]> {
    const userId = requireThemself(context);
    const mine = { sid: currentSessionId, userId };
    const session = await this.dataSource.manager.findOneBy(Session, mine);
    const current = session?.accountId ?? context.accountId;
    const rows = await this.dataSource.query<AccountRow[]>(FIND_ACCOUNTS, [userId]);
    return rows.map((row, index) => ({
      id: row.id,
      name: nameOf(row, index),
      role: row.role,
      current: row.id === current,
    }));
  }

  /**
   * Ends the current session and opens one for the account, with the same expiry. A session never acts for more than
   * one account. Throws ACCOUNT_NOT_FOUND if the person does not belong to the account, and UNAUTHENTICATED if the
   * session has ended.
   */
  @Handles(identity.membership.enter)
  enter(
    { accountId, currentSessionId }: RequestTo<typeof identity.membership.enter>,
    context: MessageContext,
  ): Promise<SignedIn> {
    const userId = requireThemself(context);
    return this.dataSource.transaction(async (manager) => {
      const person = await lockUser(manager, { id: userId });
      if (!person) throw new DomainError('UNAUTHENTICATED');
      await lockAccount(manager, accountId);
      if (!(await manager.existsBy(Member, { accountId, userId }))) {
        throw new DomainError('ACCOUNT_NOT_FOUND');
      }
      const acting = { currentSessionId, accountId };
      const signedIn = await this.replace(manager, person, acting, context.requestId);
      if (!signedIn) throw new DomainError('UNAUTHENTICATED');
      return signedIn;
    });
  }

  /**
   * Ends the person's sessions that act for the account, and replaces the current one by a session for their own
   * account. Throws ACCOUNT_NOT_FOUND if the person does not belong to the account, and FORBIDDEN if they own it.
   */
  @Handles(identity.membership.leave)
  leave(
    { accountId, currentSessionId }: RequestTo<typeof identity.membership.leave>,
    context: MessageContext,
  ): Promise<{ signedIn: SignedIn | null }> {
    const userId = requireThemself(context);
    const { requestId } = context;
    return this.dataSource.transaction(async (manager) => {
      const person = await lockUser(manager, { id: userId });
      if (!person) throw new DomainError('UNAUTHENTICATED');
      const account = await lockAccount(manager, accountId);
      if (account?.owner.id === userId) throw new DomainError('FORBIDDEN');
      if (!account || !(await manager.existsBy(Member, { accountId, userId }))) {
        throw new DomainError('ACCOUNT_NOT_FOUND');
      }
      const acts = await manager.existsBy(Session, { sid: currentSessionId, userId, accountId });
      const own = { currentSessionId, accountId: (await getOwnAccount(manager, userId)).id };
      const signedIn = acts ? await this.replace(manager, person, own, requestId) : null;
      await this.departures.end(manager, { account, person, role: null }, requestId);
      const detail = fullNameOf(person).slice(0, 120);
      const about = { userId: account.owner.id, requestId, detail };
      await this.events.record(manager, 'person-left', about);
      return { signedIn };
    });
  }

  /** The caller locks the person's row, so that a concurrent end of all their sessions also ends the new one. */
  private async replace(
    manager: EntityManager,
    person: User,
    { currentSessionId, accountId }: { currentSessionId: string; accountId: string },
    requestId: string,
  ): Promise<SignedIn | null> {
    const now = this.clock.now();
    const mine = { sid: currentSessionId, userId: person.id };
    const before = await manager.findOneBy(Session, mine);
    const [ended] = await this.sessions.endWhere(manager, mine, requestId);
    if (!before || !ended || before.expire <= now) return null;
    const { sid, id } = newSid();
    const { sess, expire } = before;
    await manager.insert(Session, { sid: id, sess, expire, lastUsedAt: now, accountId });
    const own = await getOwnAccount(manager, person.id);
    return { sid, expiresAt: expire.toISOString(), user: toUserView(person, own, now) };
  }
}

/** Returns the owner's name. If a person owns several accounts, each one after the first gets a number. */
function nameOf(row: AccountRow, index: number): string {
  const name = fullNameOf(row);
  if (row.role !== 'owner' || index === 0) return name;
  const number = ` (${index + 1})`;
  return `${name.slice(0, 2 * PERSON_NAME_MAX + 1 - number.length)}${number}`;
}
