import { identity } from '../identity/messages';
import { media } from '../media/messages';
import { menus } from '../menus/messages';
import type { ProcessRole, ServiceName } from '../message';
import { mayRoleSend } from './member-rights';
import type { MemberRole } from './member-role';

/** Something that lets a person into an account, or that acts there for them later. */
interface Grant {
  /** The process that ends it when the person departs. */
  readonly endedBy: ProcessRole;
  /** Columns of that service that say whose it is, and those that hold what opens it. */
  readonly columns: readonly string[];
  /** The message that makes one: a role that may send it keeps what was made. Every change of the role ends the others. */
  readonly madeWith?: { readonly name: string };
}

/**
 * All of them. Whoever is removed, gets another role, leaves, gives the account away or is erased departs, and each of
 * these ends in its service's `Record<GrantsEndedBy<…>, …>`, which does not compile without a row that is here. The
 * test `test-kit/departures` fails for a column or a key of Redis that is neither here nor in the lists below
 * (docs/adr/0035).
 */
export const GRANTS = {
  membership: { endedBy: 'identity', columns: ['members.account_id', 'members.user_id'] },
  session: {
    endedBy: 'identity',
    columns: ['sessions.account_id', 'sessions.sid', 'sessions.user_id'],
  },
  /** An open stream of events: a gateway ends it with the session that opened it. */
  stream: { endedBy: 'gateway', columns: [] },
  apiKey: {
    endedBy: 'identity',
    columns: [
      ...['api_keys.digest', 'api_keys.made_by', 'api_keys.previous_digest'],
      ...['api_keys.previous_made_by', 'api_keys.user_id'],
    ],
    madeWith: identity.apiKey.create,
  },
  invitation: {
    endedBy: 'identity',
    columns: [
      ...['invitations.accepted_by', 'invitations.account_id', 'invitations.email'],
      ...['invitations.invited_by', 'invitations.token_digest'],
    ],
    madeWith: identity.invitation.create,
  },
  /** An account that is offered to the person. */
  transferProposal: {
    endedBy: 'identity',
    columns: ['proposed_transfers.account_id', 'proposed_transfers.to_user_id'],
  },
  /** What is sent to the address that somebody gave, and signed with the secret that somebody was shown. */
  webhook: {
    endedBy: 'media',
    columns: [
      ...[
        'webhooks.made_by',
        'webhooks.previous_secret_made_by',
        'webhooks.sealed_previous_secret',
      ],
      ...['webhooks.sealed_secret', 'webhooks.secret_made_by', 'webhooks.user_id'],
    ],
    madeWith: media.webhook.create,
  },
  scheduledChange: {
    endedBy: 'menus',
    columns: ['scheduled_changes.made_by', 'scheduled_changes.user_id'],
    madeWith: menus.scheduledChange.create,
  },
} as const satisfies Readonly<Record<string, Grant>>;

export type GrantKind = keyof typeof GRANTS;

/** The kinds that one process ends. */
export type GrantsEndedBy<Process extends ProcessRole> = {
  [Kind in GrantKind]: (typeof GRANTS)[Kind]['endedBy'] extends Process ? Kind : never;
}[GrantKind];

/** Whether somebody with the role from now on keeps what they made. @param role null for whoever is gone */
export function keepsGrant(role: MemberRole | null, kind: GrantKind): boolean {
  const { madeWith }: Grant = GRANTS[kind];
  return role !== null && madeWith !== undefined && mayRoleSend(role, madeWith.name, {});
}

/** Columns that name a person or hold a secret, and give nobody anything in an account of others: why that is. */
type Why =
  /** It is the person's own, whichever account they work in: it goes when they are erased. */
  | 'person'
  /** It is what an account has, and says whose: it goes with the account (`owner-tables.ts`). */
  | 'account'
  /** It says who did something. */
  | 'record'
  /** It opens something to whoever acts for the account at that moment, by a session or key, and to nobody else. */
  | 'asks who acts';

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
    'closed_owners.user_id': 'record',
    'deleted_restaurants.short_code': 'account',
    'deleted_restaurants.user_id': 'account',
    'entitlements.user_id': 'account',
    'given_short_codes.code': 'account',
    'menu_activity.user_id': 'account',
    'menu_versions.author_id': 'record',
    'menus.short_code': 'account',
    'menus.user_id': 'account',
    'price_changes.user_id': 'account',
    'restaurants.short_code': 'account',
    'restaurants.user_id': 'account',
    'table_short_codes.code': 'account',
    'weekly_mail_settings.stop_token': 'person',
    'weekly_mail_settings.user_id': 'person',
    'weekly_mails.user_id': 'person',
  },
  billing: {
    'payments.user_id': 'account',
    'reminders.user_id': 'account',
    'subscriptions.granted_by': 'record',
    'subscriptions.revoked_by': 'record',
    'subscriptions.user_id': 'account',
  },
  media: {
    'objects.owner_id': 'account',
    'upload_tickets.user_id': 'asks who acts',
  },
};

/** What begins each name that gateways and identity-service write at Redis, and what a person could do with what is there. */
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
