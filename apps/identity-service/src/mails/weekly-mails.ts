import { identityEvents, menusEvents, WeeklyMailDue } from '@cartaviva/contracts';
import { emit, HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { findOwner } from '../accounts/account-rows';
import { plainMail } from './mails';

/**
 * Mails owners the weekly figures of their menus. menus-service has the figures, and only this service knows the
 * owner.
 */
@Injectable()
export class WeeklyMails {
  constructor(private readonly handled: HandledEvents) {}

  /**
   * Sends one mail even if the event arrives twice. Owners who are leaving or have not verified their address get
   * none.
   */
  @Listens(menusEvents.weeklyMailDue)
  async send(
    { accountId, week, expiresAt }: WeeklyMailDue,
    { eventId, requestId }: MessageContext,
  ): Promise<void> {
    await this.handled.once('mail-weekly', eventId, async (manager) => {
      const user = await findOwner(manager, accountId);
      if (!user?.isEmailVerified || user.isDemo || user.erasesAt) return;
      const mail = { ...plainMail('weekly-analytics', user), week, expiresAt };
      await emit(manager, identityEvents.mailRequested, mail, requestId);
    });
  }
}
