/** Of a two-sided interval of 95 %. */
const Z = 1.96;
/** Fewer readings say nothing of how much they vary. */
const FEWEST = 5;

/**
 * How a quantity changes, as a straight line through its readings.
 * @typedef {object} Trend
 * @property {number} start where the line begins
 * @property {number} slope a reading
 * @property {number} low @property {number} high between which the slope is, in 19 of 20 such runs
 */

/**
 * The line of least squares, and what is known of its slope. Readings that follow each other are alike: so many as
 * are worth independent ones count (their number by the correlation of each residual with the next).
 * @param {readonly number[]} readings at equal distances
 * @returns {Trend} nothing is known of the slope, between endless bounds, where there are fewer than five
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

/** Student's, for 95 % in the middle (Cornish and Fisher's series). @param {number} freedom */
const quantile = (freedom) =>
  Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2);

/**
 * Whether something stays as it is: `flat` where even the steepest slope that its readings allow keeps to the bound,
 * `grows` where even the least steep does not, and `too short to tell` otherwise.
 * @param {Trend} trend @param {number} most slope a reading
 * @returns {'flat' | 'grows' | 'too short to tell'}
 */
export function verdictOf({ low, high }, most) {
  if (high <= most) return 'flat';
  return low > most ? 'grows' : 'too short to tell';
}
