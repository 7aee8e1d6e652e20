const ITEM_FIELDS = ['itemId', 'isAvailable', 'availableAgainAt', 'expectedVersion'];
const LIST_FIELDS = ['menuId', 'items', 'onError', 'expectedVersion', 'expectedRevision', 'newId'];

/** Returns true if the unvalidated change of an item affects only its availability. */
export const setsAvailabilityAlone = (change: unknown): boolean => hasOnly(change, ITEM_FIELDS);

/**
 * Returns true if the unvalidated list affects only the availability of items. Each row must have an item's ID,
 * because a row without it may create an item.
 */
export function rowsSetAvailabilityAlone(list: unknown): boolean {
  if (!hasOnly(list, LIST_FIELDS)) return false;
  const { items } = list as { items?: unknown };
  return (
    Array.isArray(items) && items.every((row) => setsAvailabilityAlone(row) && 'itemId' in row)
  );
}

function hasOnly(value: unknown, fields: readonly string[]): boolean {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.keys(value).every((field) => fields.includes(field));
}
