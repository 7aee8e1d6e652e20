/** How the values of a field are compared; by default as they are. */
export type Comparable<Values> = (field: keyof Values, value: unknown) => unknown;

const asItIs = (_: unknown, value: unknown) => value;

/** Whether a field says the same in both, lists and objects by their content. */
export function isSame<Values>(
  field: keyof Values,
  one: unknown,
  other: unknown,
  comparable: Comparable<Values> = asItIs,
): boolean {
  return JSON.stringify(comparable(field, one)) === JSON.stringify(comparable(field, other));
}

/** What was changed since `before`: only that is sent, so that nothing else is changed with it. */
export function changedFields<Values extends object>(
  before: Partial<Values>,
  now: Values,
  comparable?: Comparable<Values>,
): Partial<Values> {
  const fields = Object.keys(now) as (keyof Values)[];
  const changed = fields.filter((field) => !isSame(field, before[field], now[field], comparable));
  return Object.fromEntries(changed.map((field) => [field, now[field]])) as Partial<Values>;
}
