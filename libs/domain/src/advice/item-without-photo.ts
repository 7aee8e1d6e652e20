import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted, shortName } from './words';

/** How often the item must have been opened. */
export const MIN_PHOTO_VIEWS = 20;
/** Places of the most opened items among which it must be. */
export const TOP_ITEMS = 5;

/** One of the most opened items has nothing to be seen. */
export const itemWithoutPhoto: Rule = ({ details: { items } }, { id }) => {
  const most = items
    .toSorted((a, b) => b.views - a.views || a.name.localeCompare(b.name, 'es'))
    .slice(0, TOP_ITEMS)
    .find(({ views, imageUrl }) => views >= MIN_PHOTO_VIEWS && imageUrl === null);
  if (!most) return null;
  const times = counted(most.views, 'vez', 'veces');
  return {
    people: most.views,
    sentence: `Abrieron ${shortName(most.name)} ${times} y no tiene foto: súbele una`,
    action: 'Subir una foto',
    path: editorPath(id, 'items', { item: most.itemId }),
  };
};
