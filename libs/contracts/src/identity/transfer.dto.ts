import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Email, Flag, Id, Text } from '../rules';
import { DeleteAccountRequest } from './account.dto';

const FullName = () => Text({ max: 2 * PERSON_NAME_MAX + 1 });

/**
 * Body of POST /api/transfers, which offers the account to one of its administrators. The proof is the password, or a
 * mailed code if the account has no password.
 */
export class ProposeTransferRequest extends DeleteAccountRequest {
  @Id()
  userId: string;

  /** True if the previous owner stays in the account as an administrator. */
  @Flag()
  stays: boolean;
}

/** A pending transfer, as the people of the account see it. */
export class TransferView {
  @Id()
  id: string;

  /** The proposed owner, an administrator of the account. */
  @Id()
  userId: string;

  @FullName()
  name: string;

  @Flag()
  stays: boolean;

  @IsISO8601()
  expiresAt: string;
}

/** A pending transfer that waits for the acting person's answer. */
export class OfferedTransferView {
  @Id()
  id: string;

  @Id()
  accountId: string;

  /** Name of the owner. */
  @FullName()
  accountName: string;

  @Email()
  email: string;

  /** True if the previous owner stays in the account as an administrator. */
  @Flag()
  stays: boolean;

  @IsISO8601()
  expiresAt: string;
}
