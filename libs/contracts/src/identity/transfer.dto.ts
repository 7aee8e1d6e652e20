import { PERSON_NAME_MAX } from '@cartaviva/domain';
import { IsISO8601 } from 'class-validator';
import { Email, Flag, Id, Text } from '../rules';
import { DeleteAccountRequest } from './account.dto';

const FullName = () => Text({ max: 2 * PERSON_NAME_MAX + 1 });

/**
 * POST /api/transfers: proposes the account to one of its administrators. Proved as a deletion is: by
 * the password, or by a mailed code where there is no password.
 */
export class ProposeTransferRequest extends DeleteAccountRequest {
  @Id()
  userId: string;

  /** Whether who gives the account stays in it as an administrator. */
  @Flag()
  stays: boolean;
}

export class ProposeTransfer extends ProposeTransferRequest {
  @Text({ max: 300 })
  userAgent: string;
}

/** A transfer that waits for its answer, as the people of the account see it. */
export class TransferView {
  @Id()
  id: string;

  /** To whom: an administrator of the account. */
  @Id()
  userId: string;

  @FullName()
  name: string;

  @Flag()
  stays: boolean;

  @IsISO8601()
  expiresAt: string;
}

/** A transfer that waits for the answer of the person who asks. */
export class OfferedTransferView {
  @Id()
  id: string;

  @Id()
  accountId: string;

  /** The owner's name. */
  @FullName()
  accountName: string;

  @Email()
  email: string;

  /** Whether the owner of today stays as an administrator. */
  @Flag()
  stays: boolean;

  @IsISO8601()
  expiresAt: string;
}

/** A transfer that waits for its answer: for who proposed it, and for whom it is proposed to. */
export class TransferRequest {
  @Id()
  transferId: string;
}
