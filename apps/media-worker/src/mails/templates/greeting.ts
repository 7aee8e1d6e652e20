/** Allows letters, blanks, apostrophes and hyphens. Dots, slashes and digits could form a web address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u;

/** Returns true if a typed name cannot be a web address or a message. */
export const isPlainName = (name: string): boolean => NAME.test(name.trim());

/**
 * Returns the greeting of a mail. Anyone can register any first name with any address. A first name that does not
 * look like one is left out, because it could be a stranger's message.
 */
export const greeting = (firstName: string): string =>
  isPlainName(firstName) ? `Hola, ${firstName.trim()}.` : 'Hola.';

/** First and last name, up to 60 characters. */
const FULL_NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,59}$/u;

/** Returns a person's full name for a mail to another person, or `otherwise` if it does not look like a name. */
export const fullNameOr = (name: string, otherwise: string): string =>
  FULL_NAME.test(name.trim()) ? name.trim() : otherwise;
