import { identityEvents, type AccessEnded, type GrantsEndedBy } from '@cartaviva/contracts';
import { HandledEvents } from '@cartaviva/persistence';
import { Listens, type MessageContext } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { cancelChanges } from '../scheduled-changes/schedule-departures';

type End = (manager: EntityManager, departure: AccessEnded, requestId: string) => Promise<void>;

const ENDS: Readonly<Record<GrantsEndedBy<'menus'>, End>> = {
  scheduledChange: cancelChanges,
  weeklyMailLink: forgetWeeklyMail,
};

const FORGET_WEEKLY_MAIL = `DELETE FROM weekly_mail_settings WHERE account_id = $1`;

/** Adds a former owner's name to the versions that the person made as the owner, which store no name. */
const SIGN_VERSIONS = `
  UPDATE menu_changes SET author = 'member', author_name = $3
  WHERE author = 'owner' AND author_id = $2 AND account_id = $1`;

@Injectable()
export class Departures {
  constructor(private readonly handled: HandledEvents) {}

  /**
   * Ends this service's grants of a departed person (docs/adr/0036), once however often the event arrives. The history
   * of menus names a former owner as a member.
   */
  @Listens(identityEvents.accessEnded)
  async follow(departure: AccessEnded, { eventId, requestId }: MessageContext): Promise<void> {
    await this.handled.once('accounts.departure', eventId, async (manager) => {
      for (const end of Object.values(ENDS)) await end(manager, departure, requestId);
      const { accountId, personId, personName, wasOwner } = departure;
      if (wasOwner) await manager.query(SIGN_VERSIONS, [accountId, personId, personName]);
    });
  }
}

/**
 * Deletes the setting with its unsubscribe link. Only an owner gets the email, and the next owner gets another link.
 */
async function forgetWeeklyMail(
  manager: EntityManager,
  { accountId, wasOwner }: AccessEnded,
): Promise<void> {
  if (wasOwner) await manager.query(FORGET_WEEKLY_MAIL, [accountId]);
}
