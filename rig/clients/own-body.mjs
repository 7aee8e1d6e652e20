const DAY_MS = 24 * 3_600_000;
const inDays = (/** @type {number} */ days) => new Date(Date.now() + days * DAY_MS).toISOString();

/**
 * Values of fields with rules beyond their schema, by field name. Fields without a value are left out.
 * @type {(own: Readonly<Record<string, string>>) => Readonly<Record<string, unknown>>}
 */
const fieldsOf = ({ menuId, categoryId, itemId, url, imageUrl }) => ({
  ...{ menuId, categoryId, itemId, id: itemId, url },
  ...{ menuIds: [menuId], itemIds: [itemId], categories: [categoryId] },
  ...{ openingHours: 'Mo-Fr 11:00-23:00', servedHours: 'Mo-Fr 11:00-15:00' },
  ...{ imageUrl, logoUrl: imageUrl, coverUrl: imageUrl, profileImageUrl: imageUrl },
  ...{ at: inDays(1), until: inDays(2), availableAgainAt: inDays(1) },
  // Colours with enough contrast.
  ...{ foreground: '#000000', background: '#FFFFFF' },
  ...{ templateId: undefined, expectedVersion: undefined, isAvailable: false, amount: '29.00' },
});

/**
 * Reduces lists to one element and replaces references by the IDs of existing data.
 * @param {any} body @param {Readonly<Record<string, string>>} own IDs and addresses by name
 * @returns {any}
 */
export function ownBody(body, own) {
  const fields = fieldsOf(own);
  /** @param {any} value @returns {any} */
  const owned = (value) => {
    if (Array.isArray(value)) return value.slice(0, 1).map(owned);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        Object.hasOwn(fields, name) ? fields[name] : owned(each),
      ]),
    );
  };
  return owned(body);
}
