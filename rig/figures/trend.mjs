/** Normal quantile for a two-sided interval of 95 %. */
const Z = 1.96;
/** Minimum number of readings for an estimate of their variation. */
const FEWEST = 5;

/**
 * Linear trend of a quantity.
 * @typedef {object} Trend
 * @property {number} start value of the line at the first reading
 * @property {number} slope change for each reading
 * @property {number} low @property {number} high bounds of the 95 % confidence interval of the slope
 */

/**
 * Fits a line by least squares and estimates the confidence interval of its slope. Consecutive readings are
 * correlated, so the interval uses the effective number of independent readings (from the correlation of each
 * residual with the next).
 * @param {readonly number[]} readings readings at equal intervals
 * @returns {Trend} the trend; with fewer than five readings, the bounds of the slope are infinite
 */
export function trendOf(readings) {
  const count = readings.length;
  const middle = (count - 1) / 2;
  const mean = readings.reduce((sum, one) => sum + one, 0) / count;
  const spread = sumOf(readings, (_, at) => (at - middle) ** 2);
  const slope = sumOf(readings, (one, at) => (at - middle) * (one - mean)) / spread;
  const start = mean - slope * middle;
  const unknown = { start, slope, low: -Infinity, high: Infinity };
  if (count < FEWEST) return unknown;
  const off = readings.map((one, at) => one - (start + slope * at));
  const squares = sumOf(off, (one) => one ** 2);
  if (squares === 0) return { ...unknown, low: slope, high: slope };
  const alike = Math.max(0, sumOf(off.slice(1), (one, at) => one * (off[at] ?? 0)) / squares);
  const independent = (count * (1 - alike)) / (1 + alike);
  if (independent <= 3) return unknown;
  const error = Math.sqrt(squares / (independent - 2) / (spread * (independent / count)));
  const margin = quantile(independent - 2) * error;
  return { start, slope, low: slope - margin, high: slope + margin };
}

/** @param {readonly number[]} values @param {(value: number, at: number) => number} of */
const sumOf = (values, of) => values.reduce((sum, value, at) => sum + of(value, at), 0);

/** Student's t quantile for 95 % (Cornish–Fisher expansion). @param {number} freedom */
const quantile = (freedom) =>
  Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);

/**
 * Decides whether a quantity is constant: `flat` when the upper bound of its slope is within the limit, `grows` when
 * even the lower bound exceeds it, and `too short to tell` otherwise.
 * @param {Trend} trend @param {number} most maximum slope for each reading
 * @returns {'flat' | 'grows' | 'too short to tell'}
 */
export function verdictOf({ low, high }, most) {
  if (high <= most) return 'flat';
  return low > most ? 'grows' : 'too short to tell';
}
