/** A text that a person wrote, in the form that is stored: composed characters, no surrounding blanks. */
export const normalizedText = (text: string): string => text.normalize('NFC').trim();
