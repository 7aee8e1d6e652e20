import type { SignedIn } from '@cartaviva/contracts';
import { SESSION_DAYS } from '@cartaviva/domain';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEventsService } from '../account-events/account-events.service';
import { KnownDevices } from '../devices/known-devices';
import type { User } from '../users/user.entity';
import { toUserView } from '../users/user.view';
import { newSid } from './new-sid';
import { Session } from './session.entity';

const SESSION_TTL_MS = SESSION_DAYS * 24 * 3_600_000;

/** How somebody came in: by which request, on which browser, and who vouched for them, if not we. */
export interface Arrival {
  readonly requestId: string;
  readonly userAgent: string;
  readonly detail?: string;
}

/** Opens the sessions of people who proved who they are. */
@Injectable()
export class ArrivalsService {
  constructor(
    private readonly events: AccountEventsService,
    private readonly devices: KnownDevices,
    private readonly clock: Clock,
  ) {}

  /** The caller holds the user's row, so that what ends all sessions ends this one too. */
  async open(manager: EntityManager, user: User, arrival: Arrival): Promise<SignedIn> {
    const now = this.clock.now();
    const { sid, id } = newSid();
    const expire = new Date(now.getTime() + SESSION_TTL_MS);
    await manager.insert(Session, {
      sid: id,
      sess: { userId: user.id, userAgent: arrival.userAgent, createdAt: now.toISOString() },
      expire,
      lastUsedAt: now,
    });
    await this.events.record(manager, 'signed-in', { userId: user.id, ...arrival });
    const device = this.devices.issue(user);
    const expiresAt = expire.toISOString();
    return { sid, expiresAt, user: toUserView(user, now), ...(device && { device }) };
  }
}
