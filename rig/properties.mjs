const LONGER = 10;

/**
 * Number of runs of a property: the given number, or ten times as many in `npm run test:all`.
 * @param {number} count
 */
export const runs = (count) => (process.env['ALL_TESTS'] ? LONGER * count : count);
