import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { BILLING_MAILS } from '../billing/mail-wanted.event';
import { Email, Flag, Id, ListOf, Text } from '../rules';

export const MAIL_TEMPLATES = [
  'verification-code',
  'account-exists',
  'password-reset-code',
  'password-changed',
  'sign-in-link',
  'api-key-created',
  'google-linked',
  'deletion-code',
  'deletion-requested',
  'role-changed',
  'picture-failed',
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

  /** What the mail is about: the new role, the moment of an erasure. */
  @IsOptional()
  @Text({ max: 120 })
  detail?: string;

  /** After this moment the mail is worthless and is not sent. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}
