/** Matches a visible character. Blanks, zero-width spaces and lone variation selectors are not visible. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns true if nothing of a text is visible. */
export const isBlankText = (text: string): boolean => !VISIBLE.test(text);

/** Normalizes a text for storage: composed characters, no surrounding blanks. A blank text becomes empty. */
export const normalizedText = (text: string): string =>
  isBlankText(text) ? '' : text.normalize('NFC').trim();

/**
 * Normalizes the fields of a request for storage. Blank texts become null, and absent fields stay absent, so that an
 * update does not change them. Required texts are never blank here, because the DTO's rules refuse that.
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
