import type { Translation } from '@cartaviva/contracts';
import { MESSAGES } from './messages';

/** Returns the kind of a text for display: `Nombre`, `Categoría`, `Tamaño o extra`. */
export function labelOf({ kind, field }: Translation): string {
  if (field !== 'name') return MESSAGES.fields[field];
  if (kind === 'menu') return MESSAGES.fields.title;
  return kind === 'category' ? MESSAGES.fields.category : MESSAGES.fields.name;
}
