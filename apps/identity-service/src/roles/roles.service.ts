import { DomainError, identityEvents, type Role } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { IsNull, Not, type EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { plainMail } from '../mails/mails';
import { SessionsService } from '../sessions/sessions.service';
import { User } from '../users/user.entity';

/** Serializes decisions about admins, so that the last two admins cannot leave at the same time. */
const LOCK_ROLES = `SELECT pg_advisory_xact_lock(hashtextextended('roles', 0))`;

/** Assigns roles and ensures that at least one admin remains. */
@Injectable()
export class RolesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly events: AccountEventsService,
  ) {}

  /** Locks all roles until the transaction ends. A transaction calls it before it locks an account. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(LOCK_ROLES);
  }

  /** The caller must lock the roles and the user's row. Throws LAST_ADMIN if no admin would be left. */
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

  /** Throws LAST_ADMIN if the user is the only admin who stays. The caller must lock the roles. */
  async requireAnotherAdmin(manager: EntityManager, { id, role }: User): Promise<void> {
    if (role !== 'admin') return;
    const another = { id: Not(id), role, erasesAt: IsNull() };
    if (!(await manager.existsBy(User, another))) throw new DomainError('LAST_ADMIN');
  }
}
