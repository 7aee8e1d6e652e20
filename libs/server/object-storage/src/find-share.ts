import { IMAGE_WIDTHS, SHARE_BYTES, SHARE_SIDE } from '@cartaviva/domain';
import { shareKey, variantKey } from './object-keys';
import type { FoundVariant } from './find-variant';
import type { ObjectStorage } from './object-storage';

/** Widths that may replace the preview, the largest first. */
const STAND_INS = IMAGE_WIDTHS.filter((width) => width <= SHARE_SIDE).toReversed();

/** Finds the JPEG for a link preview. Until it is rendered, the largest JPEG within the size limit replaces it. */
export async function findShare(
  storage: ObjectStorage,
  objectId: string,
): Promise<FoundVariant | undefined> {
  const share = shareKey(objectId);
  if (await storage.exists(share)) return { key: share, format: 'jpeg', isExact: true };
  for (const width of STAND_INS) {
    const key = variantKey(objectId, width, 'jpeg');
    const size = await storage.size(key);
    if (size !== undefined && size <= SHARE_BYTES) return { key, format: 'jpeg', isExact: false };
  }
  return undefined;
}
