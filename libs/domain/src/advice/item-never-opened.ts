import { editorPath } from './editor-path';
import type { Rule } from './figures';
import { counted, shortName } from './words';

/** Minimum number of menu views for an unopened item to be significant. */
export const MIN_MENU_VIEWS = 50;
/**
 * Minimum average number of times that items were opened. If diners open no items at all, an unopened one means
 * nothing.
 */
export const MIN_OPENINGS_PER_ITEM = 2;

/** Finds items that were available in the whole period and that nobody opened. */
export const itemNeverOpened: Rule = ({ totalViews, details }, { id, wasPublished, items }) => {
  const views = new Map(details.items.map((item) => [item.itemId, item.views]));
  const openings = [...views.values()].reduce((sum, count) => sum + count, 0);
  const isTelling =
    totalViews >= MIN_MENU_VIEWS && openings >= items.length * MIN_OPENINGS_PER_ITEM;
  if (!wasPublished || !isTelling) return null;
  const never = items.filter((item) => item.wasOffered && views.get(item.id) === 0);
  const [first, second] = never;
  if (!first) return null;
  const people = (totalViews * never.length) / items.length;
  if (!second) {
    return {
      people,
      sentence: `Nadie abrió ${shortName(first.name)} en 30 días: ponle foto o quítalo`,
      action: 'Ver el plato',
      path: editorPath(id, 'items', { item: first.id }),
    };
  }
  const names = [first, second].map(({ name }) => shortName(name));
  const others = never.length - names.length;
  const all =
    others === 0
      ? names.join(' ni ')
      : `${names.join(', ')} y ${counted(others, 'plato más', 'platos más')}`;
  return {
    people,
    sentence: `Nadie abrió ${all} en 30 días: ponles foto o quítalos`,
    action: 'Ver los platos',
    path: editorPath(id, 'items'),
  };
};
