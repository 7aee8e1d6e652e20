import type { RemainingContent } from '../../../../store/use-undo-import';

const MAX_NAMES = 5;

/** Lists names in quotes: `«Flan», «Moro» y 3 más`. */
function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map((name) => `«${name}»`);
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} más`] : shown;
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} y ${all.at(-1)}` : all.join('');
}

const stay = (names: readonly string[], one: string, many: string) =>
  names.length === 1 ? `Se queda ${one}${listed(names)}` : `Se quedan ${many}${listed(names)}`;

const remainingItems = (names: readonly string[]) =>
  `${stay(names, '', '')}, porque ${names.length === 1 ? 'cambió' : 'cambiaron'} después.`;

const remainingCategories = (names: readonly string[]) =>
  `${stay(names, 'la categoría ', 'las categorías ')}, porque ${names.length === 1 ? 'cambió o tiene' : 'cambiaron o tienen'} otros platos.`;

export const UNDO_MESSAGES = {
  action: 'Deshacer',
  failed: 'No se pudo deshacer la importación.',
  done: ({ items, categories }: RemainingContent) =>
    [
      'La importación se deshizo.',
      ...(items.length > 0 ? [remainingItems(items)] : []),
      ...(categories.length > 0 ? [remainingCategories(categories)] : []),
    ].join(' '),
} as const;
