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

/** An API key as a mail speaks of it. */
export class MailedApiKey {
  @Text({ max: 60 })
  name: string;

  @Text({ max: 20 })
  prefix: string;

  /** Whether it was ended by what the mail tells of. */
  @Flag()
  isEnded: boolean;
}

/** Who asked to be shown the product, as a mail to sales tells it. */
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

/** What an owner wants connected, as a mail to sales tells it. */
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

/** An account and somebody of its people, as mails speak of them. */
export class MailedTeam {
  /** The owner's name. */
  @Text({ max: 2 * PERSON_NAME_MAX + 1 })
  accountName: string;

  /** Who invites, or who came. */
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

/** A scheduled change that was cancelled. */
export class CancelledChange {
  @IsIn([...SCHEDULED_KINDS])
  kind: ScheduledKind;

  @IsISO8601()
  at: string;

  /** In which the moment is said. */
  @TimeZone()
  timeZone: string;

  /** Names of the menus that it affects. */
  @IsString({ each: true })
  menus: string[];
}

/** What all owners are told of, as their mail says it. */
export class MailedNotice {
  @IsIn([...NOTICE_KINDS])
  kind: NoticeKind;

  /** A day, as `2026-12-22`. */
  @Text({ max: 10 })
  effectiveOn: string;

  @Text({ max: NOTICE_TEXT_MAX })
  text: string;
}

/**
 * A mail that must reach its reader once. What is secret in it (the code) travels sealed with the
 * mail key, so that neither outbox, stream nor queue shows it.
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

  /** The sealed code of a mail that carries one. */
  @IsOptional()
  @Text({ max: 500 })
  sealedCode?: string;

  /** The sealed token of a mail's link. */
  @IsOptional()
  @Text({ max: 500 })
  sealedToken?: string;

  /** The user's API keys, by name and first characters, where the mail is about them. */
  @IsOptional()
  @ListOf(() => MailedApiKey)
  apiKeys?: MailedApiKey[];

  /** Of the webhooks that the mail is about. */
  @IsOptional()
  @IsString({ each: true })
  hosts?: string[];

  @IsOptional()
  @ListOf(() => UnsignedWebhook)
  unsigned?: UnsignedWebhook[];

  @IsOptional()
  @ListOf(() => CancelledChange)
  cancelled?: CancelledChange[];

  /** Author of the change that the mail reports. */
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

  /** After this moment the mail is worthless and is not sent. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}

/**
 * Replaces `MailRequested` for an address without an account, so that both cases cost the same
 * writes. Nothing consumes it.
 */
export class MailWithheld {
  @Id()
  mailId: string;

  @IsIn([...MAIL_TEMPLATES])
  template: MailTemplate;
}
