/**
 * A row of a bench.
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} value
 * @property {string} [bound] what it must keep to
 * @property {boolean} [isMet] whether it does
 */

/** @param {string} what @param {number} figure @param {number} least @returns {Figure} */
export const atLeast = (what, figure, least) => ({
  ...{ what, value: figure.toFixed(2) },
  ...{ bound: `at least ${least}`, isMet: figure >= least },
});

/**
 * @param {string} what @param {number} figure @param {number} most
 * @param {string} [value] how it is shown, where that says more
 * @returns {Figure}
 */
export const atMost = (what, figure, most, value = figure.toFixed(2)) => ({
  ...{ what, value, bound: `at most ${most}`, isMet: figure <= most },
});

/** Whether a row keeps to its bound; nothing where it has none. @param {Figure} figure */
export const verdictOf = ({ bound, isMet }) => bound && (isMet ? 'met' : 'NOT MET');
