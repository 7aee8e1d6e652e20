import type { AccessEnded, GrantsEndedBy } from '@cartaviva/contracts';
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

/**
 * Ends this service's grants of a departed person in the caller's transaction (docs/adr/0036). The history of menus
 * names a former owner as a member.
 */
export async function followDeparture(
  manager: EntityManager,
  departure: AccessEnded,
  requestId: string,
): Promise<void> {
  for (const end of Object.values(ENDS)) await end(manager, departure, requestId);
  const { accountId, personId, personName, wasOwner } = departure;
  if (wasOwner) await manager.query(SIGN_VERSIONS, [accountId, personId, personName]);
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
