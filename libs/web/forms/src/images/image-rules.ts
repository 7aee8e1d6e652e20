import { MAX_MENU_IMAGE_BYTES, UPLOAD_TYPES } from '@cartaviva/domain';
import { ErrorCode, type DropzoneOptions, type FileRejection } from 'react-dropzone';
import { MESSAGES } from './messages';

const MEGABYTE = 1_048_576;
const TOO_LARGE = MESSAGES.tooLarge(MAX_MENU_IMAGE_BYTES / MEGABYTE);

/** One image of ours at most 10 MB (specification §5). */
export const ONE_IMAGE: DropzoneOptions = {
  accept: Object.fromEntries(UPLOAD_TYPES.map((type) => [type, []])),
  maxSize: MAX_MENU_IMAGE_BYTES,
  multiple: false,
};

/** Why a photo that was just taken is refused: what the drop area asks of a file. */
export function faultOfTaken({ type, size }: File): string | undefined {
  if (!UPLOAD_TYPES.some((known) => known === type)) return MESSAGES.notAnImage;
  return size > MAX_MENU_IMAGE_BYTES ? TOO_LARGE : undefined;
}

/** Why a file was refused, in the specification's words. */
export function faultOf([rejection]: readonly FileRejection[]): string | undefined {
  const codes = rejection?.errors.map(({ code }) => code) ?? [];
  if (codes.includes(ErrorCode.TooManyFiles)) return MESSAGES.oneOnly;
  if (codes.includes(ErrorCode.FileInvalidType)) return MESSAGES.notAnImage;
  if (codes.includes(ErrorCode.FileTooLarge)) return TOO_LARGE;
  return undefined;
}
