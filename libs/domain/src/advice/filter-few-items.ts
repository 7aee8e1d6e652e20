import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted } from './words';

/** People who must have chosen the filter. */
export const MIN_FILTERERS = 5;
/** Items up to which a filter leaves too little to choose from. */
export const MAX_FEW_ITEMS = 2;
/** Items without the tag that the menu must have: among them may be more that deserve it. */
export const MIN_UNTAGGED = 3;

/** Many filter by what hardly any item is marked with. */
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
