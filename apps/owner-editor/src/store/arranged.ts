import type { ItemPlace } from '@cartaviva/contracts';
import { rearranged } from '@cartaviva/domain';
import type { EditedCategory, EditedItem } from './menu-store';

/** Moves items to their new places. Items that are not named keep theirs. */
export function arrangedItems(
  items: readonly EditedItem[],
  places: readonly ItemPlace[],
): readonly EditedItem[] {
  if (places.length === 0) return items;
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return items
    .map((item) => {
      const place = placeOf.get(item.id);
      const stays =
        !place ||
        (place.categoryId === item.categoryId && place.displayOrder === item.displayOrder);
      return stays ? item : { ...item, ...place };
    })
    .sort((one, other) => one.displayOrder - other.displayOrder);
}

export function placesOf(
  items: readonly EditedItem[],
  named: readonly ItemPlace[],
): readonly ItemPlace[] {
  const ids = new Set(named.map(({ id }) => id));
  return items
    .filter(({ id }) => ids.has(id))
    .map(({ id, categoryId, displayOrder }) => ({ id, categoryId, displayOrder }));
}

/** Sorts the categories by these IDs. Categories that are not named keep their places. */
export function arrangedCategories(
  categories: readonly EditedCategory[],
  ids: readonly string[],
): readonly EditedCategory[] {
  const known = new Map(categories.map((category) => [category.id, category]));
  const wanted = ids.filter((id) => known.has(id));
  return rearranged([...known.keys()], wanted).map((id) => known.get(id)!);
}
