import { searchable } from '@cartaviva/domain';
import { textOf, type Cell } from './table';

/** Words for yes and no, as `searchable` leaves them. */
const WORDS: ReadonlyMap<string, boolean> = new Map([
  ...[
    ...['si', 's', 'y', 'yes', '1', 'true', 'verdadero', 'v', 'on', 't'],
    ...['activo', 'activa', 'active', 'activado', 'habilitado', 'habilitada', 'enabled'],
    ...['disponible', 'available', 'en stock', 'in stock', 'hay', 'en venta', 'a la venta'],
    ...['publicado', 'publicada', 'published', 'visible', '✓', '✔', '✅', '☑'],
  ].map((word) => [word, true] as const),
  ...[
    ...['no', 'n', '0', 'false', 'falso', 'f', 'off'],
    ...['inactivo', 'inactiva', 'inactive', 'no activo', 'no activa', 'desactivado', 'desactivada'],
    ...['deshabilitado', 'deshabilitada', 'inhabilitado', 'disabled', 'suspendido', 'suspendida'],
    ...['agotado', 'agotada', 'agotados', 'agotadas', 'sold out', 'out of stock', 'oos', '86'],
    ...['no disponible', 'unavailable', 'not available', 'no hay', 'sin stock', 'sin existencias'],
    ...['pausado', 'pausada', 'en pausa', 'paused', 'oculto', 'oculta', 'hidden'],
    ...['no publicado', 'no publicada', 'unpublished', 'borrador', 'draft', 'de baja'],
    ...['archivado', 'archivada', 'archived', 'descontinuado', 'descontinuada', 'discontinued'],
    ...['✗', '✘', '❌', '☐'],
  ].map((word) => [word, false] as const),
]);

/** Whether a cell says yes or no; undefined where it says neither. */
export function yesOrNo(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell;
  const word = searchable(textOf(cell))
    .replace(/[_\-.!]+|\ufe0f/g, ' ')
    .trim();
  return WORDS.get(word);
}
