import {
  DomainError,
  type AccountOfSession,
  type JoinedAccountView,
  type SignedIn,
} from '@cartaviva/contracts';
import type { AccountRole } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import type { MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { newSid } from '../sessions/new-sid';
import { SessionsService } from '../sessions/sessions.service';
import { Session } from '../sessions/session.entity';
import { lockAccounts } from '../users/account-rows';
import type { User } from '../users/user.entity';
import { fullNameOf, toUserView } from '../users/user.view';
import { Departures } from './departures';
import { Member } from './member.entity';
import { requireThemself } from './people-rules';

/** Accounts of others that are listed to one person. */
const MAX_LISTED = 200;

interface AccountRow {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: AccountRole;
}

const FIND_ACCOUNTS = `
  SELECT id, first_name AS "firstName", last_name AS "lastName", 'owner' AS role
    FROM users WHERE id = $1
  UNION ALL
  (SELECT owner.id, owner.first_name, owner.last_name, member.role
     FROM members member JOIN users owner ON owner.id = member.account_id
    WHERE member.user_id = $1
    ORDER BY member.since, owner.id LIMIT ${MAX_LISTED})`;

/** The accounts that the acting person may act for. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionsService,
    private readonly departures: Departures,
    private readonly events: AccountEventsService,
    private readonly clock: Clock,
  ) {}

  /** One's own first, then in the sequence in which they were joined. */
  async list(context: MessageContext, currentSessionId: string): Promise<JoinedAccountView[]> {
    const userId = requireThemself(context);
    const mine = { sid: currentSessionId, userId };
    const session = await this.dataSource.manager.findOneBy(Session, mine);
    const current = session?.accountId ?? userId;
    const rows = await this.dataSource.query<AccountRow[]>(FIND_ACCOUNTS, [userId]);
    return rows.map((row) => ({
      id: row.id,
      name: fullNameOf(row),
      role: row.role,
      current: row.id === current,
    }));
  }

  /**
   * Another session, for as long as the one that asks, which ends: what acts for an account never acted
   * for another. ACCOUNT_NOT_FOUND unless the person is one of its people, UNAUTHENTICATED when the
   * session has ended.
   */
  enter(
    context: MessageContext,
    { accountId, currentSessionId }: AccountOfSession,
  ): Promise<SignedIn> {
    const userId = requireThemself(context);
    return this.dataSource.transaction(async (manager) => {
      const [account, person] = await lockAccounts(manager, accountId, userId);
      if (!person) throw new DomainError('UNAUTHENTICATED');
      const isOwn = accountId === userId;
      if (!isOwn && !(account && (await manager.existsBy(Member, { accountId, userId })))) {
        throw new DomainError('ACCOUNT_NOT_FOUND');
      }
      const acting = { currentSessionId, accountId: isOwn ? null : accountId };
      const signedIn = await this.replace(manager, person, acting, context.requestId);
      if (!signedIn) throw new DomainError('UNAUTHENTICATED');
      return signedIn;
    });
  }

  /**
   * The person's sessions that act for the account end; the one that asks is replaced by one for their
   * own account. ACCOUNT_NOT_FOUND unless they are one of its people, FORBIDDEN for their own.
   */
  leave(
    context: MessageContext,
    { accountId, currentSessionId }: AccountOfSession,
  ): Promise<{ signedIn: SignedIn | null }> {
    const userId = requireThemself(context);
    const { requestId } = context;
    if (accountId === userId) throw new DomainError('FORBIDDEN');
    return this.dataSource.transaction(async (manager) => {
      const [owner, person] = await lockAccounts(manager, accountId, userId);
      if (!person) throw new DomainError('UNAUTHENTICATED');
      if (!owner || !(await manager.existsBy(Member, { accountId, userId }))) {
        throw new DomainError('ACCOUNT_NOT_FOUND');
      }
      const acts = await manager.existsBy(Session, { sid: currentSessionId, userId, accountId });
      const own = { currentSessionId, accountId: null };
      const signedIn = acts ? await this.replace(manager, person, own, requestId) : null;
      await this.departures.end(manager, { owner, person, role: null }, requestId);
      const about = { userId: accountId, requestId, detail: fullNameOf(person).slice(0, 120) };
      await this.events.record(manager, 'person-left', about);
      return { signedIn };
    });
  }

  /** The person's row is held, so that what ends all of their sessions ends the new one too. */
  private async replace(
    manager: EntityManager,
    person: User,
    { currentSessionId, accountId }: { currentSessionId: string; accountId: string | null },
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
    return { sid, expiresAt: expire.toISOString(), user: toUserView(person, now) };
  }
}
