import { identityEvents, menusEvents, ScheduledChangesEnded } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/** Mails the owner about cancelled scheduled changes. Only this service knows the owner's address. */
@Injectable()
export class ScheduledChangeMails {
  constructor(private readonly handled: HandledEvents) {}

  /** Sends one mail even if the event arrives twice, and none if the account no longer exists. */
  @Listens(menusEvents.scheduledChangesEnded)
  async send(
    { accountId, personName, changes: cancelled }: ScheduledChangesEnded,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-scheduled-changes-ended', eventId, async (manager) => {
      const owner = await findOwner(manager, accountId);
      if (!owner) return;
      const about = plainMail('scheduled-changes-ended', owner, personName.slice(0, 120));
      const mail = { ...about, cancelled };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
