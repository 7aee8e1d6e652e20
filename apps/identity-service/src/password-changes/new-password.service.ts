import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEvents } from '../account-events/account-events.service';
import { noticeMail } from '../mails/mails';
import { Sessions } from '../sessions/sessions.service';
import { User } from '../users/user.entity';

interface Change {
  readonly kind: 'password-changed' | 'password-reset';
  readonly requestId: string;
  /** The session that asks, where one does: it stays. */
  readonly keptSessionId?: string;
  readonly userAgent?: string | undefined;
}

/** What every change of a password brings: the other sessions end, and the owner hears of it. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly sessions: Sessions,
    private readonly events: AccountEvents,
  ) {}

  /** The caller holds the user's row. */
  async set(
    manager: EntityManager,
    user: User,
    password: string,
    { kind, requestId, keptSessionId, userAgent }: Change,
  ): Promise<void> {
    await manager.update(User, user.id, { password });
    await this.sessions.endAllOf(manager, user.id, requestId, keptSessionId);
    await this.events.record(manager, kind, { userId: user.id, requestId, userAgent });
    const mail = noticeMail('password-changed', user);
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
