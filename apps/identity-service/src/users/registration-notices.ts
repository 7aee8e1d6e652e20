import { identityEvents } from '@cartaviva/contracts';
import { emit } from '@cartaviva/persistence';
import { Clock } from '@cartaviva/process';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { noticeMail } from '../mails/mails';
import { User } from './user.entity';

/** An owner hears at most once an hour that somebody tries to register their address. */
const NOTICE_MS = 3_600_000;

export function noticeDue(lastNotice: Date | null, now: Date): boolean {
  return !lastNotice || now.getTime() - lastNotice.getTime() >= NOTICE_MS;
}

/** Tells owners of registrations with an address that already has an account. */
@Injectable()
export class RegistrationNotices {
  constructor(private readonly clock: Clock) {}

  /** `user` is locked by the caller's transaction, so two attempts at once make one mail. */
  async send(manager: EntityManager, user: User, requestId: string): Promise<void> {
    const now = this.clock.now();
    if (!noticeDue(user.registrationNoticeAt, now)) return;
    await manager.update(User, user.id, { registrationNoticeAt: now });
    const mail = noticeMail('account-exists', user);
    await emit(manager, identityEvents.mailRequested, mail, requestId);
  }
}
