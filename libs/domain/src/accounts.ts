/** Limits from specification §5 and decisions, "HTTP conventions". */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const PERSON_NAME_MIN = 2;
export const PERSON_NAME_MAX = 80;
export const EMAIL_MAX = 254;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
/** Maximum number of mails with a code per hour for one requester and one address. */
export const CODES_PER_HOUR = 5;
/**
 * Maximum number of such mails per day. It also limits all requesters of an address together: beyond it, new
 * requesters share one mail per hour.
 */
export const CODES_PER_DAY = 20;
export const SESSION_DAYS = 30;

/**
 * Days between the request and the erasure of an account, in which the owner can download the data or cancel
 * (specification §9).
 */
export const ERASURE_GRACE_DAYS = 30;

export const DEFAULT_COUNTRY = 'DO';

/**
 * Normalizes an address so that each mailbox has one spelling: no surrounding blanks, lower case, composed
 * characters.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Days for which an invitation can be accepted, and minimum seconds between two of its mails. */
export const INVITATION_DAYS = 7;
export const INVITATION_RESEND_SECONDS = 60;
/** Maximum number of invitation mails per account and day. It prevents spam through the product. */
export const INVITATIONS_PER_DAY = 50;
/** Maximum number of these mails per recipient address. */
export const INVITATIONS_PER_ADDRESS_AND_DAY = 5;
/** Days for which a proposed transfer of an account can be accepted. */
export const TRANSFER_DAYS = 7;
/** Maximum number of people in an account whose plan has no limit. A screen can list that many at once. */
export const MAX_PEOPLE = 500;
