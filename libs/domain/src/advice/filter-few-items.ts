import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** Minimum number of people who used the filter. */
export const MIN_FILTERERS = 5;
/** Maximum number of items with the tag for which the filter leaves too little choice. */
export const MAX_FEW_ITEMS = 2;
/** Minimum number of items without the tag. Some of them may deserve it. */
export const MIN_UNTAGGED = 3;

/** Finds a dietary filter that many people use and that hardly any item matches. */
export const filterFewItems: Rule = ({ details: { filters } }, { id, items }) => {
  const taggedWith = (tag: (typeof filters)[number]['tag']) =>
    items.filter(({ dietaryTags }) => dietaryTags.includes(tag)).length;
  const [most] = filters
    .map((filter) => ({ ...filter, tagged: taggedWith(filter.tag) }))
    .filter(({ visitors }) => visitors >= MIN_FILTERERS)
    .filter(({ tagged }) => tagged <= MAX_FEW_ITEMS && items.length - tagged >= MIN_UNTAGGED)
    .toSorted((a, b) => b.visitors - a.visitors || a.tagged - b.tagged);
  if (!most) return null;
  const who = `${counted(most.visitors, 'persona')} filtraron por ${most.tag}`;
  return {
    people: most.visitors,
    sentence:
      most.tagged === 0
        ? `${who} y tu menú no marca ningún plato`
        : `${who} y solo encontraron ${counted(most.tagged, 'plato')}: marca los demás que lo sean`,
    action: 'Marcar los platos',
    path: editorPath(id, 'items'),
  };
};
