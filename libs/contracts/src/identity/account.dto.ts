import { IsIn, IsInt, IsISO8601, IsOptional, Min } from 'class-validator';
import { Id, Nullable, Password, Text, VerificationCode } from '../rules';

export const ACCOUNT_EVENTS = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'signed-out-device',
  'password-changed',
  'password-reset',
  'second-factor-added',
  'second-factor-removed',
  'second-factor-failed',
  'recovery-code-used',
  'google-linked',
  'api-key-created',
  'api-key-rotated',
  'api-key-revoked',
  'role-changed',
  'integration-requested',
  'person-invited',
  'person-joined',
  'person-role-changed',
  'person-removed',
  'person-left',
  'transfer-proposed',
  'transfer-ended',
  'account-received',
  'account-handed-over',
  'deletion-requested',
  'deletion-cancelled',
] as const;
export type AccountEventKind = (typeof ACCOUNT_EVENTS)[number];

/** Element of GET /api/account/activity: one of the newest audit log entries about the acting user. */
export class AccountEventView {
  @Id()
  id: string;

  @IsIn([...ACCOUNT_EVENTS])
  kind: AccountEventKind;

  @IsISO8601()
  at: string;

  /** Display name of the browser. It is null if the browser is unknown. */
  @Nullable()
  @Text({ max: 300 })
  device: string | null;

  /** Example: a key's name, or a role. */
  @Nullable()
  @Text({ max: 120 })
  detail: string | null;
}

/**
 * Body of DELETE /api/account. It contains exactly one proof: the password, or a mailed code if the account has no
 * password.
 */
export class DeleteAccountRequest {
  @IsOptional()
  @Password()
  password?: string;

  @IsOptional()
  @VerificationCode()
  code?: string;
}

/** State of an account. `erasesAt` is set while a deletion is pending. */
export class AccountView {
  @Nullable()
  @IsISO8601()
  erasesAt: string | null;

  /** Proof that a deletion needs: the password or a mailed code. */
  @IsIn(['password', 'code'])
  provedBy: 'password' | 'code';
}

export class AccountRequest {
  @Id()
  accountId: string;
}

/**
 * Reports a pending deletion, or its cancellation if `erasesAt` is null. The account's menus go offline immediately,
 * and all data is erased at `erasesAt`.
 */
export class AccountClosing {
  @Id()
  accountId: string;

  @Id()
  userId: string;

  @Nullable()
  @IsISO8601()
  erasesAt: string | null;

  /** Grows with each request and cancellation. Events may arrive in any order; the highest version applies. */
  @IsInt()
  @Min(1)
  version: number;
}

/** Reports that the account and its owner are erased. Each service erases what it stores of both. */
export class AccountErased {
  @Id()
  accountId: string;

  @Id()
  userId: string;
}

/** A service's part of GET /api/account/export, as plain JSON. */
export interface ExportedContent {
  readonly [collection: string]: unknown;
}
