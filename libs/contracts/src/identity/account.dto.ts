import { IsIn, IsInt, IsISO8601, IsOptional, Min } from 'class-validator';
import { Id, Nullable, Password, Text, VerificationCode } from '../rules';

/** What an account's owner may look back on. */
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

/** GET /api/account/activity: the newest entries of the audit log about the acting user. */
export class AccountEventView {
  @Id()
  id: string;

  @IsIn([...ACCOUNT_EVENTS])
  kind: AccountEventKind;

  @IsISO8601()
  at: string;

  /** The browser it came from, as people call it; null where that is not known. */
  @Nullable()
  @Text({ max: 300 })
  device: string | null;

  /** What it was about: a key's name, a role. */
  @Nullable()
  @Text({ max: 120 })
  detail: string | null;
}

/**
 * DELETE /api/account: proved by the password, or by a mailed code where there is no password.
 * Exactly one of both.
 */
export class DeleteAccountRequest {
  @IsOptional()
  @Password()
  password?: string;

  @IsOptional()
  @VerificationCode()
  code?: string;
}

export class DeleteAccount extends DeleteAccountRequest {
  @Text({ max: 300 })
  userAgent: string;
}

/** How an account stands: `erasesAt` is set while its deletion is under way. */
export class AccountView {
  @Nullable()
  @IsISO8601()
  erasesAt: string | null;

  /** Whether a deletion is proved by the password or by a mailed code. */
  @IsIn(['password', 'code'])
  provedBy: 'password' | 'code';
}

export class AccountRequest {
  @Id()
  accountId: string;
}

/** The account's menus go offline now and everything is erased then; or it was taken back. */
export class AccountClosing {
  @Id()
  accountId: string;

  /** The account's owner. */
  @Id()
  userId: string;

  @Nullable()
  @IsISO8601()
  erasesAt: string | null;

  /** Grows with each change of the owner's mind: of what was told in any order, the highest holds. */
  @IsInt()
  @Min(1)
  version: number;
}

/** The account and its owner are gone. Each service erases what it stores of both. */
export class AccountErased {
  @Id()
  accountId: string;

  @Id()
  userId: string;
}

/** One service's part of GET /api/account/export, as plain JSON. */
export interface ExportedContent {
  readonly [collection: string]: unknown;
}
