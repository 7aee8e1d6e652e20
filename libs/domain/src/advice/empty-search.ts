import { searchable } from '../search';
import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** People from whom on a search is worth an item. A text that only one wrote is never repeated. */
export const MIN_SEARCHERS = 3;

/**
 * Letters, blanks and up to three digits: no address of a person or a site, no number of a phone, and no
 * heap of marks, which no mail would take.
 */
const ITEM_NAME = /^(?!(?:\D*\d){4})(?=.*\p{L})[\p{L}\d][\p{L}\d '’-]+$/u;

/** Many looked for something that the menu does not have, and still has not. */
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
