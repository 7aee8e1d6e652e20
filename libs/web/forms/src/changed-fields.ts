/** Converts a field's value for the comparison. The default is the value itself. */
export type Comparable<Values> = (field: keyof Values, value: unknown) => unknown;

const asItIs = (_: unknown, value: unknown) => value;

/** Compares two values of a field. Lists and objects compare by content. */
export function isSame<Values>(
  field: keyof Values,
  one: unknown,
  other: unknown,
  comparable: Comparable<Values> = asItIs,
): boolean {
  return JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other));
}

/** Returns the fields that changed since `before`. A form sends only these, so that it overwrites no other field. */
export function changedFields<Values extends object>(
  before: Partial<Values>,
  now: Values,
  comparable?: Comparable<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values)[];
  const changed = fields.filter((field) => !isSame(field, before[field], now[field], comparable));
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<Values>;
}
