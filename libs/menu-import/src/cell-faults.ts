import { RULE_MESSAGES, TEXT_LIMITS } from '@cartaviva/domain';
import type { Column } from './headings';
import { MAX_OPTIONS_TEXT } from './options-cell';
import { whyNoText, type Cell } from './table';

interface ColumnText {
  /** Maximum length in characters. */
  readonly max: number;
  readonly label: string;
  /** Name of the column within a sentence. */
  readonly inSentence: string;
}

export const COLUMN_TEXTS: Readonly<Record<Column, ColumnText>> = {
  name: { max: TEXT_LIMITS.name, label: 'Nombre', inSentence: 'el nombre' },
  price: { max: 30, label: 'Precio', inSentence: 'el precio' },
  description: {
    max: TEXT_LIMITS.description,
    label: 'Descripción',
    inSentence: 'la descripción',
  },
  category: { max: TEXT_LIMITS.name, label: 'Categoría', inSentence: 'la categoría' },
  tags: { max: 200, label: 'Etiquetas', inSentence: 'la etiqueta' },
  allergens: { max: 200, label: 'Alérgenos', inSentence: 'el alérgeno' },
  available: { max: 30, label: 'Disponible', inSentence: 'la disponibilidad' },
  sizes: { max: MAX_OPTIONS_TEXT, label: 'Tamaños', inSentence: 'los tamaños' },
  extras: { max: MAX_OPTIONS_TEXT, label: 'Extras', inSentence: 'los extras' },
  externalId: { max: TEXT_LIMITS.externalId, label: 'Código', inSentence: 'el código' },
  unit: { max: 30, label: 'Unidad', inSentence: 'la unidad' },
  byWeight: { max: 30, label: 'Por peso', inSentence: 'si se vende por peso' },
  variant: { max: TEXT_LIMITS.name, label: 'Variante', inSentence: 'la variante' },
  id: { max: 60, label: 'ID de CartaViva', inSentence: 'el ID de CartaViva' },
};

/** UTF-16 units allowed for each character with its combining marks. */
const UNITS = 4;

/** More combining marks on one letter than any language uses. */
const PILED_MARKS = /\p{M}{31}/u;

/** Columns with yes or no. */
const FLAGS: readonly Column[] = ['available', 'byWeight'];

/**
 * Returns the reason to skip a cell without reading it. This check must run first, because
 * `normalize` takes seconds for a hundred thousand combining marks.
 */
export function whyUnread(column: Column, cell: Cell): string | undefined {
  if (typeof cell === 'string') {
    if (cell.length > UNITS * COLUMN_TEXTS[column].max) return longest(column);
    if (PILED_MARKS.test(cell)) return `${RULE_MESSAGES.text}.`;
  } else if (typeof cell === 'boolean' && FLAGS.includes(column)) return undefined;
  const reason = whyNoText(cell);
  return reason && `${COLUMN_TEXTS[column].label}: ${reason}.`;
}

/** Refuses a text that is too long for its column. */
export const longest = (column: Column): string =>
  `${COLUMN_TEXTS[column].label}: ${RULE_MESSAGES.tooLong(COLUMN_TEXTS[column].max)}.`;

export const notUnderstood = (column: Column, text: string): string =>
  `No entendemos ${COLUMN_TEXTS[column].inSentence} «${shortened(text)}».`;

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);
