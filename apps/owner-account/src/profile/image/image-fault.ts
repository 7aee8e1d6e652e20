import { MAX_PROFILE_IMAGE_BYTES } from '@cartaviva/domain';
import { messages } from './messages';

const MEBIBYTE = 1_048_576;

/** Why a file cannot be a profile image; the server judges by its content. */
export function imageFault({ type, size }: { type: string; size: number }): string | undefined {
  if (!type.startsWith('image/')) return messages.notAnImage;
  if (size > MAX_PROFILE_IMAGE_BYTES) return messages.tooLarge(MAX_PROFILE_IMAGE_BYTES / MEBIBYTE);
  return undefined;
}
