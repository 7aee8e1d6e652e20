import {
  identity,
  identityEvents,
  type LiveSession,
  type RequestTo,
  type Role,
  type SessionRequest,
} from '@cartaviva/contracts';
import type { AccountRole } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Handles, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  LessThanOrEqual,
  Not,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { Revocations } from '../revocations/revocations';
import { Member } from '../members/member.entity';
import { fullNameOf } from '../users/user.view';
import { Session } from './session.entity';

const MINUTE_MS = 60_000;

interface SessionRow {
  readonly userId: string;
  readonly role: Role;
  readonly expire: Date;
  readonly lastUsedAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountId: string;
  readonly memberRole: AccountRole;
  readonly ownerId: string;
  readonly ownAccountId: string;
}

/**
 * Finds no row if the user has left the account, so that the session does not act for the user's own account
 * instead.
 */
const FIND = `
  SELECT person.id AS "userId", person.role, session.expire, session.last_used_at AS "lastUsedAt",
         person.first_name AS "firstName", person.last_name AS "lastName",
         session.account_id AS "accountId", member.role AS "memberRole", owner.user_id AS "ownerId",
         (SELECT account_id FROM members
           WHERE user_id = person.id AND role = 'owner'
           ORDER BY since DESC, account_id DESC LIMIT 1) AS "ownAccountId"
    FROM sessions session JOIN users person ON person.id = session.user_id
    JOIN members member
      ON member.account_id = session.account_id AND member.user_id = session.user_id
    JOIN members owner ON owner.account_id = session.account_id AND owner.role = 'owner'
   WHERE session.sid = $1 AND session.expire > $2`;

export type EndedSession = Pick<Session, 'sid' | 'sess'>;

/**
 * Finds and ends sessions. `find` and `end` need only the session's secret, which the gateway has checked. Gateways learn about an ended session before the request is answered.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly revocations: Revocations,
    private readonly clock: Clock,
  ) {}

  /** Returns the session with the user's current role, or null if it does not exist or has ended. */
  @Handles(identity.session.find)
  async find({ sessionId }: SessionRequest): Promise<{ session: LiveSession | null }> {
    const now = this.clock.now();
    const [row] = await this.dataSource.query<SessionRow[]>(FIND, [sessionId, now]);
    if (!row) return { session: null };
    const minuteAgo = new Date(now.getTime() - MINUTE_MS);
    const { userId, role, accountId, memberRole, ownerId, ownAccountId } = row;
    if (row.lastUsedAt <= minuteAgo) {
      await this.touch(sessionId, minuteAgo, now);
      await this.dataSource.manager.update(Member, { accountId, userId }, { lastSeenAt: now });
    }
    const live = { userId, role, accountId, expiresAt: row.expire.toISOString() };
    if (memberRole === 'owner') return { session: live };
    const member = { ownerId, ownAccountId, name: fullNameOf(row), role: memberRole };
    return { session: { ...live, member } };
  }

  /** Ends a session of any user. A repeated call changes nothing. */
  @Handles(identity.session.signOut)
  async end(
    { sessionId }: RequestTo<typeof identity.session.signOut>,
    { requestId }: MessageContext,
  ): Promise<void> {
    await this.dataSource.transaction((manager) =>
      this.endWhere(manager, { sid: sessionId }, requestId),
    );
  }

  /** Ends every session of a user except the given one when the caller's transaction commits. */
  async endAllOf(
    manager: EntityManager,
    userId: string,
    requestId: string,
    currentSessionId = '',
  ): Promise<void> {
    await this.endWhere(manager, { userId, sid: Not(currentSessionId) }, requestId);
  }

  async endWhere(
    manager: EntityManager,
    where: FindOptionsWhere<Session>,
    requestId: string,
  ): Promise<EndedSession[]> {
    const deleted = await manager
      .createQueryBuilder()
      .delete()
      .from(Session)
      .where(where)
      .returning('sid, sess')
      .execute();
    const ended = deleted.raw as EndedSession[];
    const sessionIds = ended.map(({ sid }) => sid);
    if (sessionIds.length > 0) {
      await this.revocations.publish(sessionIds);
      await emit(manager, identityEvents.sessionsRevoked, { sessionIds }, requestId);
    }
    return ended;
  }

  /** Updates the time of last use at most once a minute, even for concurrent requests. */
  private async touch(sid: string, minuteAgo: Date, now: Date): Promise<void> {
    const stale = { sid, lastUsedAt: LessThanOrEqual(minuteAgo) };
    await this.dataSource.manager.update(Session, stale, { lastUsedAt: now });
  }
}
