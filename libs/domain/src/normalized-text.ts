/** Matches a character that is seen, unlike a blank, a zero-width space or a lone variation selector. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns whether nothing of a text would be seen. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** A text as it is stored: composed characters, no surrounding blanks. A blank text is empty. */
export const normalizedText = (text: string): string =>
  isBlankText(text) ? '' : text.normalize('NFC').trim();

/**
 * The fields that were sent, as they are stored: of a blank text, null. What was left out stays out, so
 * that an update leaves it alone. Required texts are never blank here: the DTO's rules refuse that.
 */
export function normalizedFields<Sent extends object>(sent: Sent): Sent {
  const fields = Object.entries(sent)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [
      name,
      typeof value === 'string' ? normalizedText(value) || null : (value as unknown),
    ]);
  return Object.fromEntries(fields) as Sent;
}
