import { fileNameOf } from '../files';

/** What a human address looks like: `la-cocina-de-carmen`. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 80;

/** The address a restaurant's name asks for; who comes second gets `-2`, and so on. */
export function slugOf(restaurantName: string, turn = 1): string {
  const slug = fileNameOf(restaurantName);
  return turn === 1 ? slug : `${slug}-${turn}`;
}
