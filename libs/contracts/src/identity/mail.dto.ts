import {
  NOTICE_KINDS,
  NOTICE_TEXT_MAX,
  PERSON_NAME_MAX,
  TEXT_LIMITS,
  type NoticeKind,
} from '@cartaviva/domain';
import { IsIn, IsISO8601, IsOptional, IsString } from 'class-validator';
import { BILLING_MAILS } from '../billing/mail-wanted.event';
import { MEMBER_ROLES, type MemberRole } from '../people/member-role';
import type { Actor } from '../actor';
import { SCHEDULED_KINDS, type ScheduledKind } from '../menus/scheduled-changes.dto';
import { MailedWeek } from '../menus/weekly-mail.dto';
import { Email, Flag, Id, ListOf, Nested, Nullable, Text, TimeZone } from '../rules';

export const MAIL_TEMPLATES = [
  'verification-code',
  'account-exists',
  'password-reset-code',
  'password-changed',
  'sign-in-link',
  'api-key-created',
  'api-key-rotated',
  'google-linked',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'deletion-code',
  'deletion-requested',
  'role-changed',
  'invitation',
  'person-joined',
  'person-removed',
  'api-keys-ended',
  'transfer-code',
  'transfer-proposed',
  'transfer-ended',
  'account-received',
  'account-handed-over',
  'picture-failed',
  'webhook-paused',
  'webhooks-ended',
  'webhook-secret-rotated',
  'scheduled-changes-ended',
  'demo-requested',
  'demo-answer',
  'integration-requested',
  'integration-answer',
  'owner-notice',
  'weekly-analytics',
  ...BILLING_MAILS,
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

export class MailedApiKey {
  @Text({ max: 60 })
  name: string;

  @Text({ max: 20 })
  prefix: string;

  /** True if the reported change revoked the key. */
  @Flag()
  isEnded: boolean;
}

export class MailedDemoRequest {
  @Text({ max: PERSON_NAME_MAX })
  name: string;

  @Email()
  email: string;

  @Text({ max: TEXT_LIMITS.name })
  restaurant: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;
}

export class MailedIntegrationRequest {
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  name: string;

  @Email()
  email: string;

  @Nullable()
  @Text({ max: TEXT_LIMITS.phone })
  phone: string | null;

  @Text({ max: TEXT_LIMITS.description })
  text: string;
}

export class MailedTeam {
  /** Name of the owner. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  accountName: string;

  /** Name of the person who invites or who joined. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  personName: string;

  @IsIn([...MEMBER_ROLES])
  role: MemberRole;
}

/** Author of the change that a mail reports: the owner, a member, or a program with a key. */
export class MailedActor {
  @IsIn(['owner', 'member', 'key'])
  kind: 'owner' | 'member' | 'key';

  /** Name of the member or the key. It is empty for the owner. */
  @Text({ min: 0, max: 2 * PERSON_NAME_MAX + 1 })
  name: string;
}

/** Converts an actor to the author that mails to the account's owner name. */
export function toMailedActor(actor: Actor): MailedActor {
  if (actor.kind === 'user' && actor.member) return { kind: 'member', name: actor.member.name };
  if (actor.kind === 'user' && actor.apiKeyName) return { kind: 'key', name: actor.apiKeyName };
  return { kind: 'owner', name: '' };
}

/** A webhook whose secret is no longer used, because a departed person knows it. */
export class UnsignedWebhook {
  @Text({ max: 120 })
  host: string;

  /** True if deliveries stop until the webhook has a new secret. Otherwise the previous secret signs them. */
  @Flag()
  isPaused: boolean;
}

export class CancelledChange {
  @IsIn([...SCHEDULED_KINDS])
  kind: ScheduledKind;

  @IsISO8601()
  at: string;

  /** Time zone in which the mail states `at`. */
  @TimeZone()
  timeZone: string;

  @IsString({ each: true })
  menus: string[];
}

export class MailedNotice {
  @IsIn([...NOTICE_KINDS])
  kind: NoticeKind;

  /** Date in the form `2026-12-22`. */
  @Text({ max: 10 })
  effectiveOn: string;

  @Text({ max: NOTICE_TEXT_MAX })
  text: string;
}

/**
 * A request to send a mail exactly once. Secrets in it, such as the code, are sealed with the mail key, so that the
 * outbox, stream and queue never show them.
 */
export class MailRequested {
  @Id()
  mailId: string;

  @Email()
  to: string;

  @Text({ max: 80 })
  firstName: string;

  @IsIn([...MAIL_TEMPLATES])
  template: MailTemplate;

  @IsOptional()
  @Text({ max: 500 })
  sealedCode?: string;

  @IsOptional()
  @Text({ max: 500 })
  sealedToken?: string;

  @IsOptional()
  @ListOf(() => MailedApiKey)
  apiKeys?: MailedApiKey[];

  /** Hosts of the webhooks that the mail is about. */
  @IsOptional()
  @IsString({ each: true })
  hosts?: string[];

  @IsOptional()
  @ListOf(() => UnsignedWebhook)
  unsigned?: UnsignedWebhook[];

  @IsOptional()
  @ListOf(() => CancelledChange)
  cancelled?: CancelledChange[];

  @IsOptional()
  @Nested(() => MailedActor)
  by?: MailedActor;

  @IsOptional()
  @Nested(() => MailedDemoRequest)
  demoRequest?: MailedDemoRequest;

  @IsOptional()
  @Nested(() => MailedIntegrationRequest)
  integrationRequest?: MailedIntegrationRequest;

  @IsOptional()
  @Nested(() => MailedTeam)
  team?: MailedTeam;

  @IsOptional()
  @Nested(() => MailedNotice)
  notice?: MailedNotice;

  @IsOptional()
  @Nested(() => MailedWeek)
  week?: MailedWeek;

  /** Subject of the mail: the new role, the time of an erasure or of a secret's end, or a count. */
  @IsOptional()
  @Text({ max: 120 })
  detail?: string;

  /** The mail is not sent after this moment. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}

/**
 * Replaces `MailRequested` for an address without an account, so that both cases cost the same writes. Nothing
 * consumes it.
 */
export class MailWithheld {
  @Id()
  mailId: string;

  @IsIn([...MAIL_TEMPLATES])
  template: MailTemplate;
}
