import type { ApiKeyScope } from './api-keys';
import type { MemberRole } from './people';

/** Codes of all refusals. The gateway's table gives each a status and a sentence. */
export const ERROR_CODES = [
  'INVALID_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ROLE_FORBIDDEN',
  'FOREIGN_ORIGIN',
  'MISDIRECTED',
  'NOT_FOUND',
  'METHOD_NOT_ALLOWED',
  'MENU_NOT_FOUND',
  'RESTAURANT_NOT_FOUND',
  'CATEGORY_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'OBJECT_NOT_FOUND',
  'VERSION_NOT_FOUND',
  'PRICE_CHANGE_NOT_FOUND',
  'PRICE_CHANGE_TOO_LARGE',
  'SCHEDULED_CHANGE_NOT_FOUND',
  'SCHEDULED_CHANGE_OVER',
  'SCHEDULED_CHANGES_FULL',
  'MENU_NOT_PUBLISHED',
  'MENU_LIMIT_REACHED',
  'PLAN_REQUIRED',
  'STORAGE_LIMIT_REACHED',
  'CHANGED_MEANWHILE',
  'TEMPLATE_NOT_FOUND',
  'IMPORT_UNREADABLE',
  'WORKBOOK_TOO_LARGE',
  'MENU_FILE_TOO_SLOW',
  'MENU_FILE_TYPE',
  'MENU_FILE_UNREADABLE',
  'MENU_PDF_LOCKED',
  'MENU_PDF_SCANNED',
  'MENU_PDF_TOO_LONG',
  'MENU_PHOTO_WITHOUT_TEXT',
  'QR_UNREADABLE',
  'RESTAURANT_LIMIT_REACHED',
  'MENU_CONTENT_LIMIT_REACHED',
  'CATEGORY_NAME_TAKEN',
  'EXTERNAL_ID_TAKEN',
  'ROWS_REFUSED',
  'CREDENTIALS_WRONG',
  'EMAIL_NOT_VERIFIED',
  'SIGN_IN_BY_MAIL',
  'CODE_WRONG',
  'LINK_EXPIRED',
  'PASSWORD_WRONG',
  'SECOND_FACTOR_WANTED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_EXPIRED',
  'SECOND_FACTOR_PAUSED',
  'SECOND_FACTOR_ON',
  'ACCOUNT_CLOSING',
  'API_KEY_LIMIT_REACHED',
  'WEBHOOK_LIMIT_REACHED',
  'WEBHOOK_NOT_FOUND',
  'WEBHOOK_DELIVERY_NOT_FOUND',
  'WEBHOOK_FORBIDDEN_TARGET',
  'SESSION_NOT_FOUND',
  'API_KEY_NOT_FOUND',
  'API_KEY_SCOPE_MISSING',
  'USER_NOT_FOUND',
  'PEOPLE_LIMIT',
  'PERSON_NOT_FOUND',
  'PERSON_ALREADY_THERE',
  'INVITATION_NOT_FOUND',
  'INVITATION_OPEN',
  'INVITATION_ENDED',
  'INVITATION_FOR_ANOTHER',
  'ACCOUNT_NOT_FOUND',
  'TRANSFER_NOT_FOUND',
  'TRANSFER_OPEN',
  'TRANSFER_TO_ADMINISTRATORS',
  'LAST_ADMIN',
  'GOOGLE_REFUSED',
  'AMOUNT_BUYS_NO_PLAN',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_APPROVED',
  'PAYMENT_DECLINED',
  'PAYMENT_NOT_FOUND',
  'PLAN_GRANTED',
  'NOTICE_FORGED',
  'UPLOAD_EXPIRED',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_FORMAT',
  'UPLOAD_INCOMPLETE',
  'UPLOAD_NOT_AN_IMAGE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_TOO_NARROW',
  'UPLOAD_UNREADABLE',
  'STORAGE_FULL',
  'TOO_SLOW',
  'WRITE_UNDER_WAY',
  'IDEMPOTENCY_KEY_REUSED',
  'PAYLOAD_TOO_LARGE',
  'ENCODED_BODY',
  'UNSUPPORTED_TYPE',
  'TOO_MANY_REQUESTS',
  'UNKNOWN_MESSAGE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Details of a refusal: values for its sentence, or messages by field. */
export interface ErrorDetails {
  readonly fields?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
  /** The owner's plan. For PLAN_REQUIRED, it is the required plan. */
  readonly plan?: string;
  readonly limit?: number;
  /** Content that exceeds its limit, for MENU_CONTENT_LIMIT_REACHED. */
  readonly content?: 'categories' | 'items';
  /** Maximum number of bytes of an upload. For STORAGE_LIMIT_REACHED, it is that of all images. */
  readonly maxBytes?: number;
  /** Bytes that are still free, for STORAGE_LIMIT_REACHED. */
  readonly freeBytes?: number;
  /** Format of the file, for UPLOAD_FORMAT. */
  readonly format?: string;
  /** Scope that the key lacks, for API_KEY_SCOPE_MISSING. */
  readonly scope?: ApiKeyScope;
  /** Role of the acting person in the account, for ROLE_FORBIDDEN. */
  readonly role?: MemberRole;
  /** True if the request had an invalid API key, for UNAUTHENTICATED. */
  readonly isKey?: boolean;
  /** Challenge of the sign-in, for SECOND_FACTOR_WANTED. */
  readonly challenge?: string;
  /** Refused rows, for ROWS_REFUSED. */
  readonly rows?: readonly RefusedRow[];
}

/** A refused row of a list that is written as a whole or not at all. */
export interface RefusedRow {
  /** Starts at 0. */
  readonly index: number;
  readonly externalId: string | null;
  readonly errors: readonly { readonly field: string; readonly reason: string }[];
}

/** Returns the problem type of a code in HTTP responses. */
export const problemTypeOf = (code: ErrorCode): string =>
  `urn:cartaviva:problem:${code.toLowerCase().replaceAll('_', '-')}`;

/**
 * The only error that services send to each other. It contains a code, never a sentence, a stack or a table's name.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}
