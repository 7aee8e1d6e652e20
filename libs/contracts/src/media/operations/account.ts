import { message, Nothing } from '../../message';
import { OWNER_ALONE } from '../../people/rights';

export const account = {
  /** Returns the IDs of the acting user's images for their data download. */
  objects: message('media.account.objects', Nothing, OWNER_ALONE).replies<{
    objectIds: string[];
  }>(),
} as const;
