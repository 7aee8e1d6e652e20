import type { Translation } from '@cartaviva/contracts';
import { MESSAGES } from './messages';

/** What a text is, in the owner's words: `Nombre`, `Categoría`, `Tamaño o extra`. */
export function labelOf({ kind, field }: Translation): string {
  if (field !== 'name') return MESSAGES.fields[field];
  if (kind === 'menu') return MESSAGES.fields.title;
  return kind === 'category' ? MESSAGES.fields.category : MESSAGES.fields.name;
}
