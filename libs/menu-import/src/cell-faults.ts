import { RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import type { Column } from './columns';

/** Longest text of a column in characters, as a menu takes it, and what owners call the column. */
const LIMITS: Readonly<Record<Column, { readonly max: number; readonly label: string }>> = {
  name: { max: TEXT_LIMITS.name, label: 'Nombre' },
  price: { max: 30, label: 'Precio' },
  description: { max: TEXT_LIMITS.description, label: 'Descripción' },
  category: { max: TEXT_LIMITS.name, label: 'Categoría' },
  tags: { max: 200, label: 'Etiquetas' },
  allergens: { max: 200, label: 'Alérgenos' },
  available: { max: 30, label: 'Disponible' },
  id: { max: 60, label: 'ID de CartaViva' },
};

/** Units of UTF-16 for a character with its accents. */
const UNITS = 4;

/** More marks on one letter than any language writes. */
const PILED_MARKS = /\p{M}{31}/u;

/**
 * Why a cell is not even read, as it stands in the file. Looked at first of all: `normalize` takes
 * seconds of a text of a hundred thousand marks.
 */
export function whyUnread(column: Column, written: string): string | undefined {
  if (written.length > UNITS * LIMITS[column].max) return longest(column);
  return PILED_MARKS.test(written) ? `${RULE_MESSAGES.text}.` : undefined;
}

/** Refuses a text that is too long for its column. */
export const longest = (column: Column): string =>
  `${LIMITS[column].label}: ${RULE_MESSAGES.tooLong(LIMITS[column].max)}.`;

export const notAnAllergen = (text: string): string =>
  `No entendemos el alérgeno «${shortened(text)}».`;

export const notAPrice = (text: string): string => `No entendemos el precio «${shortened(text)}».`;

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
