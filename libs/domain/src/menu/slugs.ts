import { fileNameOf } from '../files';

/** Format of a readable address: `la-cocina-de-carmen`. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;

/** Returns the address for a restaurant's name. If it is taken, the next `turn` appends `-2`, and so on. */
export function slugOf(restaurantName: string, turn = 1): string {
  const slug = fileNameOf(restaurantName);
  return turn === 1 ? slug : `${slug}-${turn}`;
}
