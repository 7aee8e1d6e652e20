/** How many times as often `npm run test:all` tries each property. */
const LONGER = 10;

/**
 * The runs of a property: as many as given, and ten times as many in `npm run test:all`.
 * @param {number} count
 */
export const runs = (count) => (process.env['ALL_TESTS'] ? LONGER * count : count);
