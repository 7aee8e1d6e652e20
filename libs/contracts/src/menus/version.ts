/** Largest version of a menu or an item: what an integer column holds. */
export const MAX_VERSION = 2_147_483_647;
