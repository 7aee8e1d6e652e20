import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { BILLING_MAILS } from '../billing/mail-wanted.event';
import { Email, Id, Text } from '../rules';

export const MAIL_TEMPLATES = [
  'verification-code',
  'account-exists',
  'password-reset-code',
  'password-changed',
  'google-linked',
  'deletion-code',
  'deletion-requested',
  'role-changed',
  'picture-failed',
  ...BILLING_MAILS,
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];

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

  /** What the mail is about: the new role, the moment of an erasure. */
  @IsOptional()
  @Text({ max: 120 })
  detail?: string;

  /** After this moment the mail is worthless and is not sent. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}
