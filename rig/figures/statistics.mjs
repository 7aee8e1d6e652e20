/** @param {readonly number[]} values */
export const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

/**
 * Returns the quantile of the values; `share` is between 0 and 1.
 * @param {readonly number[]} values @param {number} share
 */
export const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {readonly number[]} values */
export const p95 = (values) => quantile(values, 0.95);
