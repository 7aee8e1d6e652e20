import { identityEvents, type LiveSession, type Role, type SignedIn } from '@cartaviva/contracts';
import { SESSION_DAYS } from '@cartaviva/domain';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { User } from '../users/user.entity';
import { userView } from '../users/user.view';
import { newSid, sidDigest } from './session-id';
import { Session } from './session.entity';

const SESSION_MS = SESSION_DAYS * 24 * 3_600_000;

interface SessionRow {
  readonly userId: string;
  readonly role: Role;
  readonly expire: Date;
}

/** Opens, finds and ends sessions. */
@Injectable()
export class Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async open(manager: EntityManager, user: User, userAgent: string): Promise<SignedIn> {
    const now = this.clock.now();
    const sid = newSid();
    const expire = new Date(now.getTime() + SESSION_MS);
    await manager.insert(Session, {
      sid: sidDigest(sid),
      sess: { userId: user.id, userAgent, createdAt: now.toISOString() },
      expire,
    });
    return { sid, expiresAt: expire.toISOString(), user: userView(user, now) };
  }

  /** Whose session this is, with the role they have now; null when it is missing, over or ended. */
  async find(sid: string): Promise<LiveSession | null> {
    const [row] = await this.dataSource.query<SessionRow[]>(
      `SELECT owner.id AS "userId", owner.role, session.expire
         FROM sessions session
         JOIN users owner ON owner.id = (session.sess ->> 'userId')::uuid
        WHERE session.sid = $1 AND session.expire > $2`,
      [sidDigest(sid), this.clock.now()],
    );
    return row ? { userId: row.userId, role: row.role, expiresAt: row.expire.toISOString() } : null;
  }

  /** Ends a session and has every gateway forget it. Ending it again changes nothing. */
  async end(sid: string, requestId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const ended = await manager.delete(Session, { sid: sidDigest(sid) });
      if (ended.affected) await emit(manager, identityEvents.sessionRevoked, { sid }, requestId);
    });
  }
}
