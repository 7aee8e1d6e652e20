/** Rules of specification §5 and decisions, "HTTP conventions". */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
export const PERSON_NAME_MIN = 2;
export const PERSON_NAME_MAX = 80;
export const EMAIL_MAX = 254;
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
export const CODE_RESEND_SECONDS = 60;
/** Mails with a code that one requester may ask for in an hour, for one address. */
export const CODES_PER_HOUR = 5;
/** The same in a day; and of all requesters together for one address, before mails become rare. */
export const CODES_PER_DAY = 20;
export const SESSION_DAYS = 30;

/** Days from a request to the erasure of everything, to download it or think again (specification §9). */
export const ERASURE_GRACE_DAYS = 30;

export const DEFAULT_COUNTRY = 'DO';

/** One spelling per mailbox: no surrounding blanks, lower case, composed characters. */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Days for which an invitation to an account can be accepted, and least seconds between two of its mails. */
export const INVITATION_DAYS = 7;
export const INVITATION_RESEND_SECONDS = 60;
/** Mails of invitations that one account may send in a day, so that nobody writes to the world in our name. */
export const INVITATIONS_PER_DAY = 50;
/** Of them, those to one address. */
export const INVITATIONS_PER_ADDRESS_AND_DAY = 5;
/** Days for which a proposed transfer of an account can be accepted. */
export const TRANSFER_DAYS = 7;
/** People of one account where its plan has no limit: what a screen lists at once. */
export const MAX_PEOPLE = 500;
