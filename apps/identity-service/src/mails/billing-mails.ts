import { billingEvents, identityEvents, type MailWanted } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/**
 * Sends mails about plans and payments. billing-service does not know the owner's address, so this service sends
 * them.
 */
@Injectable()
export class BillingMails {
  constructor(private readonly handled: HandledEvents) {}

  /** Requests one mail even if the event arrives twice, and none if the account no longer exists. */
  @Listens(billingEvents.mailWanted)
  async send(
    { accountId, template, detail, expiresAt }: MailWanted,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-billing', eventId, async (manager) => {
      const user = await findOwner(manager, accountId);
      if (!user) return;
      const mail = { ...plainMail(template, user, detail), ...(expiresAt && { expiresAt }) };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
