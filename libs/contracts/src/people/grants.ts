import { identity } from '../identity/messages';
import { media } from '../media/messages';
import { menus } from '../menus/messages';
import type { ProcessRole, ServiceName } from '../message';
import { mayRoleSend } from './member-rights';
import type { MemberRole } from './member-role';

/** An access that a person receives in an account, or a thing that acts there on the person's behalf later. */
interface Grant {
  /** Process that ends the grant when the person departs. */
  readonly endedBy: ProcessRole;
  /** Columns of that service that store the grant's person or secret. */
  readonly columns: readonly string[];
  /**
   * Message that creates the grant. A person whose new role may send it keeps the grant; other
   * changes of role end it.
   */
  readonly madeWith?: { readonly name: string };
}

/**
 * All kinds of grants. A person departs when they are removed, get another role, leave, transfer
 * the account or are erased. Each process ends its kinds in a `Record<GrantsEndedBy<…>, …>`, which
 * does not compile if a kind is missing. The test `rig/departures` fails for a column or a
 * Redis key that is in none of these lists (docs/adr/0036).
 */
export const GRANTS = {
  membership: { endedBy: 'identity', columns: ['members.account_id', 'members.user_id'] },
  session: {
    endedBy: 'identity',
    columns: ['sessions.account_id', 'sessions.sid', 'sessions.user_id'],
  },
  /** The gateway ends a stream with the session that opened it. */
  stream: { endedBy: 'gateway', columns: [] },
  apiKey: {
    endedBy: 'identity',
    columns: [
      'api_keys.digest',
      'api_keys.made_by',
      'api_keys.previous_digest',
      'api_keys.previous_made_by',
      'api_keys.account_id',
    ],
    madeWith: identity.apiKey.create,
  },
  invitation: {
    endedBy: 'identity',
    columns: [
      'invitations.accepted_by',
      'invitations.account_id',
      'invitations.email',
      'invitations.invited_by',
      'invitations.token_digest',
    ],
    madeWith: identity.invitation.create,
  },
  /** An offer to transfer an account to the person. */
  transferProposal: {
    endedBy: 'identity',
    columns: ['proposed_transfers.account_id', 'proposed_transfers.to_user_id'],
  },
  /** Deliveries to an address that the person set, signed with a secret that the person saw. */
  webhook: {
    endedBy: 'media',
    columns: [
      'webhooks.made_by',
      'webhooks.previous_secret_made_by',
      'webhooks.sealed_previous_secret',
      'webhooks.sealed_secret',
      'webhooks.secret_made_by',
      'webhooks.account_id',
    ],
    madeWith: media.webhook.create,
  },
  scheduledChange: {
    endedBy: 'menus',
    columns: ['scheduled_changes.made_by', 'scheduled_changes.account_id'],
    madeWith: menus.scheduledChange.create,
  },
  /** The link in a weekly mail, which stops these mails. Only owners receive it. */
  weeklyMailLink: { endedBy: 'menus', columns: ['weekly_mail_settings.stop_token'] },
} as const satisfies Readonly<Record<string, Grant>>;

export type GrantKind = keyof typeof GRANTS;

/** Kinds of grants that a process ends. */
export type GrantsEndedBy<Process extends ProcessRole> = {
  [Kind in GrantKind]: (typeof GRANTS)[Kind]['endedBy'] extends Process ? Kind : never;
}[GrantKind];

/**
 * Returns true if a person keeps their grants of this kind.
 * @param role new role, or null when the person departs
 */
export function keepsGrant(role: MemberRole | null, kind: GrantKind): boolean {
  const { madeWith }: Grant = GRANTS[kind];
  return role !== null && madeWith !== undefined && mayRoleSend(role, madeWith.name, {});
}

/** Reason why a column that names a person or stores a secret grants no access to another account. */
type Why =
  /** The person owns it in every account. Erasing the person deletes it. */
  | 'person'
  /** The account owns it. Erasing the account deletes it (`account-tables.ts`). */
  | 'account'
  /** It records the author of an action. */
  | 'record'
  /** It works only for a caller who may act for the account at that moment, by session or key. */
  | 'asks who acts'
  /** It is shown to everybody. */
  | 'public';

export const NO_GRANTS: Readonly<Record<ServiceName, Readonly<Record<string, Why>>>> = {
  identity: {
    'account_events.user_id': 'record',
    'demo_requests.email': 'person',
    'email_verification_codes.code': 'person',
    'email_verification_codes.email': 'person',
    'email_verification_codes.link': 'person',
    'google_links.user_id': 'person',
    'known_place_guesses.email': 'record',
    'owner_notices.last_user_id': 'record',
    'recovery_codes.digest': 'person',
    'recovery_codes.user_id': 'person',
    'sign_in_challenges.digest': 'person',
    'sign_in_challenges.user_id': 'person',
    'sign_in_guesses.email': 'record',
    'users.email': 'person',
    'users.password': 'person',
    'users.second_factor_secret': 'person',
  },
  menus: {
    'closed_accounts.account_id': 'record',
    'entitlements.account_id': 'account',
    'given_short_codes.code': 'account',
    'menu_changes.account_id': 'account',
    'menu_changes.author_id': 'record',
    'menus.short_code': 'account',
    'menus.account_id': 'account',
    'price_changes.account_id': 'account',
    'restaurants.short_code': 'account',
    'restaurants.account_id': 'account',
    'restaurants.wifi_password': 'public',
    'table_short_codes.code': 'account',
    'weekly_mail_settings.account_id': 'account',
    'weekly_mails.account_id': 'account',
  },
  billing: {
    'payments.account_id': 'account',
    'reminders.account_id': 'account',
    'subscriptions.granted_by': 'record',
    'subscriptions.revoked_by': 'record',
    'subscriptions.account_id': 'account',
  },
  media: {
    'objects.account_id': 'account',
    'upload_tickets.account_id': 'asks who acts',
  },
};

/** Prefixes of the Redis keys that gateways and identity-service write, and what they grant. */
export const SHARED_KEYS: Readonly<Record<string, Why | GrantKind>> = {
  'cv-export': 'asks who acts',
  'cv-google': 'person',
  'cv-idempotency': 'asks who acts',
  'cv-idempotency-bytes': 'record',
  'cv-limit': 'record',
  'cv-open-pages': 'record',
  'cv-queues': 'record',
  'cv-revoked': 'record',
  'cv-sign-outs': 'record',
  'cv-status': 'record',
  'cv-upload': 'asks who acts',
  'cv-visitors': 'record',
};
