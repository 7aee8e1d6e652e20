/**
 * Returns the time when an entry was appended, by Redis's clock, in milliseconds.
 * @param id `<milliseconds>-<number>`
 */
export const timeOf = (id: string): number => Number.parseInt(id);

/** Returns the age of an entry in seconds. Redis's clock may be ahead of the local one. */
export const ageOf = (id: string): number => Math.max(0, Date.now() - timeOf(id)) / 1000;
