import { identityEvents, type MailWanted } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Injectable } from '@nestjs/common';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/** Mails about plans and payments: billing-service knows the news, this service who reads it where. */
@Injectable()
export class BillingMailsService {
  constructor(private readonly handled: HandledEvents) {}

  /** Asks for the mail once, however often the event comes; whoever is gone is not written to. */
  async send(
    { accountId, template, detail, expiresAt }: MailWanted,
    { eventId, requestId }: { eventId: string; requestId: string },
  ): Promise<void> {
    await this.handled.once('mail-billing', eventId, async (manager) => {
      const user = await findOwner(manager, accountId);
      if (!user) return;
      const mail = { ...plainMail(template, user, detail), ...(expiresAt && { expiresAt }) };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
