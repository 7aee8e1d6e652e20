/**
 * Fields that a shared item has in common in all its menus, besides its translations (docs/adr/0035). Each menu has a
 * separate price with sizes and extras, availability, category, position and external ID.
 */
export const SHARED_ITEM_FIELDS = [
  'name',
  'description',
  'imageUrl',
  'imagePlaceholder',
  'dietaryTags',
  'allergens',
] as const;

/** Returns true if an update changes at least one field that all the item's menus share. */
export const writesShared = (written: object): boolean =>
  SHARED_ITEM_FIELDS.some((field) => field in written);
