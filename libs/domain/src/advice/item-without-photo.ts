import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted, shortName } from './words';

/** Minimum number of times that the item was opened. */
export const MIN_PHOTO_VIEWS = 20;
/** The item must be among this number of most opened items. */
export const TOP_ITEMS = 5;

/** Finds one of the most opened items that has no photo. */
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
