/** A text a person wrote, as it is kept: composed characters, no surrounding blanks. */
export const normalizedText = (text: string): string => text.normalize('NFC').trim();
