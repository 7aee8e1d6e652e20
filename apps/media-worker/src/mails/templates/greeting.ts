/** Letters, blanks, apostrophes and hyphens: no dot, slash or digit that makes an address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u;

/** Whether what somebody typed as a name can be nothing else: no address, no sentence of theirs. */
export const isPlainName = (name: string): boolean => NAME.test(name.trim());

/**
 * How a mail addresses its reader. A registration may name anything as its first name, and any
 * address as its own: what is not a name would be a stranger's message in our mail.
 */
export const greeting = (firstName: string): string =>
  isPlainName(firstName) ? `Hola, ${firstName.trim()}.` : 'Hola.';

/** First and last name: as short as names of people are. */
const FULL_NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u;

/** Somebody's full name in a mail to another person, or `otherwise` where it could be something else. */
export const fullNameOr = (name: string, otherwise: string): string =>
  FULL_NAME.test(name.trim()) ? name.trim() : otherwise;
