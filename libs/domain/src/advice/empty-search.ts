import { searchable } from '../search';
import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** Minimum number of people who searched for a text. A text from a single person is never repeated. */
export const MIN_SEARCHERS = 3;

/**
 * Matches letters, blanks and up to three digits. It excludes addresses, phone numbers, and runs of combining marks,
 * which the rules of mails refuse.
 */
const ITEM_NAME = /^(?!(?:\D*\d){4})(?=.*\p{L})[\p{L}\d][\p{L}\d '’-]+$/u;

/** Finds a text that many people searched for and that no item of the menu contains. */
export const emptySearch: Rule = ({ details: { searches } }, { id, items }) => {
  const names = items.map(({ name }) => searchable(name));
  const [most] = searches
    .filter(({ text, visitors }) => visitors >= MIN_SEARCHERS && ITEM_NAME.test(text))
    .filter(({ text }) => !names.some((name) => name.includes(searchable(text))))
    .toSorted((a, b) => b.visitors - a.visitors || a.text.localeCompare(b.text, 'es'));
  if (!most) return null;
  const { text, visitors } = most;
  return {
    people: visitors,
    sentence: `${counted(visitors, 'persona')} buscaron «${text}» y no lo encontraron`,
    action: 'Agregar el plato',
    path: editorPath(id, 'items', { newItem: text }),
  };
};
