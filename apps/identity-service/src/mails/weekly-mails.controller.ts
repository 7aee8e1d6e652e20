import { identityEvents, menusEvents, WeeklyMailDue } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, MessageContext } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/** Mails about the week of an owner's menus: menus-service knows the figures, this service who reads them. */
@Controller()
export class WeeklyMailsController {
  constructor(private readonly handled: HandledEvents) {}

  /** Once, however often the event comes; to nobody who is leaving or never proved the address. */
  @Listens(menusEvents.weeklyMailDue)
  async send(
    @Payload() { accountId, week, expiresAt }: WeeklyMailDue,
    @Ctx() { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-weekly', eventId, async (manager) => {
      const user = await findOwner(manager, accountId);
      if (!user?.isEmailVerified || user.isDemo || user.erasesAt) return;
      const mail = { ...plainMail('weekly-analytics', user), week, expiresAt };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
