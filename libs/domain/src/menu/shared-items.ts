/**
 * What one item says alike in every menu that it stands in, besides its translations (docs/adr/0035). Its
 * price with sizes and extras, whether it can be had, its category, its place and its external id are each
 * menu's own.
 */
export const SHARED_ITEM_FIELDS = [
  'name',
  'description',
  'imageUrl',
  'imagePlaceholder',
  'dietaryTags',
  'allergens',
] as const;

/** Whether what is written of an item is written in all its menus, at least in part. */
export const writesShared = (written: object): boolean =>
  SHARED_ITEM_FIELDS.some((field) => field in written);
