/** Letters, blanks, apostrophes and hyphens: no dot, slash or digit that makes an address. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u;

/**
 * How a mail addresses its reader. A registration may name anything as its first name, and any
 * address as its own: what is not a name would be a stranger's message in our mail.
 */
export function greeting(firstName: string): string {
  const name = firstName.trim();
  return NAME.test(name) ? `Hola, ${name}.` : 'Hola.';
}
