import { DomainError, identityEvents, type Role } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { SessionsService } from '../sessions/sessions.service';
import { User } from '../users/user.entity';

/** Whatever decides who is an admin takes turns, so that two who leave at once do not both leave. */
const LOCK_ROLES = `SELECT pg_advisory_xact_lock(hashtextextended('roles', 0))`;

/** Who is an admin. One at least remains. */
@Injectable()
export class RolesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly events: AccountEventsService,
  ) {}

  /** Roles stay as they are for everybody else until the transaction ends. Taken before any account. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(LOCK_ROLES);
  }

  /** The caller holds the roles and the user's row. LAST_ADMIN when nobody would be left. */
  async give(manager: EntityManager, user: User, role: Role, requestId: string): Promise<User> {
    if (user.role === role) return user;
    await this.requireAnotherAdmin(manager, user);
    const changed = await manager.save(Object.assign(user, { role }));
    await this.sessions.endAllOf(manager, user.id, requestId);
    const about = { userId: user.id, requestId, detail: role };
    await this.events.record(manager, 'role-changed', about);
    const mail = plainMail('role-changed', user, role);
    await emit(manager, identityEvents.mailRequested, mail, requestId);
    return changed;
  }

  /** LAST_ADMIN when the user is the only admin who stays. The caller holds the roles. */
  async requireAnotherAdmin(manager: EntityManager, { id, role }: User): Promise<void> {
    if (role !== 'admin') return;
    const another = { id: Not(id), role, erasesAt: IsNull() };
    if (!(await manager.existsBy(User, another))) throw new DomainError('LAST_ADMIN');
  }
}
