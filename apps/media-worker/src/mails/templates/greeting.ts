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
