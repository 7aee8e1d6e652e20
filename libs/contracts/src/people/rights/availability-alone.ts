const ITEM_FIELDS = ['itemId', 'isAvailable', 'availableAgainAt', 'expectedVersion'];
const LIST_FIELDS = ['menuId', 'items', 'onError', 'expectedVersion', 'expectedRevision', 'newId'];

/** Whether a change of an item, as it came, is about nothing but when it can be had. */
export const setsAvailabilityAlone = (change: unknown): boolean => hasOnly(change, ITEM_FIELDS);

/** The same of a list of items. Each row names an item by its id: one that does not may make another. */
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
