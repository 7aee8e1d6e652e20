import { IsIn, IsISO8601, IsOptional } from 'class-validator';
import { Id, Text } from '../rules';

export const BILLING_MAILS = [
  'trial-ends-soon',
  'trial-ends-today',
  'plan-ends-soon',
  'payment-receipt',
  'payment-failed',
] as const;
export type BillingMail = (typeof BILLING_MAILS)[number];

/** A user is to hear something about their plan or a payment. */
export class MailWanted {
  @Id()
  accountId: string;

  @IsIn([...BILLING_MAILS])
  template: BillingMail;

  /** What the mail is about: the moment of an end, or what was paid. */
  @Text({ max: 120 })
  detail: string;

  /** After this moment the mail is worthless and is not sent. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}
