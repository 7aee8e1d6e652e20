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

/** A request to mail a user about their plan or a payment. */
export class MailWanted {
  @Id()
  accountId: string;

  @IsIn([...BILLING_MAILS])
  template: BillingMail;

  /** Content of the mail, depending on the template: the moment of an end, or the payment. */
  @Text({ max: 120 })
  detail: string;

  /** The mail is not sent after this moment. */
  @IsOptional()
  @IsISO8601()
  expiresAt?: string;
}
