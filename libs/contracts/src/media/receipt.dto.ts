import { IsISO8601, IsString } from 'class-validator';
import { Email, Price, Text } from '../rules';

export class DrawReceipt {
  @Text({ max: 40 })
  receiptNumber: string;

  /** Display name, for example `Profesional`. */
  @Text({ max: 40 })
  planName: string;

  @Price()
  amount: string;

  @IsString()
  currency: string;

  @IsISO8601()
  paidAt: string;

  @IsISO8601()
  periodStart: string;

  @IsISO8601()
  periodEnd: string;

  @Text({ max: 200 })
  payerName: string;

  @Email()
  payerEmail: string;
}
