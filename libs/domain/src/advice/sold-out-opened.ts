import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted, shortName } from './words';

/** Minimum number of times that a sold-out item was opened. */
export const MIN_SOLD_OUT_VIEWS = 5;

/** Finds an item that diners opened while it was sold out. */
export const soldOutOpened: Rule = ({ details: { items } }, { id }) => {
  const [most] = items
    .filter(({ soldOutViews }) => soldOutViews >= MIN_SOLD_OUT_VIEWS)
    .toSorted((a, b) => b.soldOutViews - a.soldOutViews || a.name.localeCompare(b.name, 'es'));
  if (!most) return null;
  const name = shortName(most.name);
  const times = counted(most.soldOutViews, 'vez', 'veces');
  return {
    people: most.soldOutViews,
    sentence: most.isAvailable
      ? `Abrieron ${name} ${times} mientras estaba agotado: prepara más`
      : `${name} está agotado y lo abrieron ${times}: repónlo o quítalo del menú`,
    action: 'Ver el plato',
    path: editorPath(id, 'items', { item: most.itemId }),
  };
};
