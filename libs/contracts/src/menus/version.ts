/** Largest version of a menu or an item: what fits an integer column. */
export const MAX_VERSION = 2_147_483_647;
