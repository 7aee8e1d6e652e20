import type { ObjectPurpose } from '@cartaviva/contracts';
import { MAX_MENU_IMAGE_BYTES, MAX_PROFILE_IMAGE_BYTES } from '@cartaviva/domain';

/** Maximum size of an upload for each purpose, in bytes (specification §9). */
export const MAX_BYTES: Readonly<Record<ObjectPurpose, number>> = {
  item: MAX_MENU_IMAGE_BYTES,
  logo: MAX_MENU_IMAGE_BYTES,
  profile: MAX_PROFILE_IMAGE_BYTES,
};
