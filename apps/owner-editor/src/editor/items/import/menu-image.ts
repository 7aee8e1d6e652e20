import {
  ACCEPTED_UPLOADS,
  FILE_HEAD_BYTES,
  MAX_MENU_IMAGE_BYTES,
  refusedFormat,
} from '@cartaviva/domain';
import { chosenFile, type ChosenFile } from '@cartaviva/forms/images';
import { croppedImage } from '@cartaviva/ui';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

/** Maximum length of a photo's longer side in pixels. Letters of a whole page are still sharp. */
const MAX_SIDE = 2600;

const PDF = 'application/pdf';

export const ACCEPTED = `${ACCEPTED_UPLOADS},${PDF},.pdf`;

export interface MenuImage {
  readonly kind: 'photo' | 'pdf' | 'table';
  readonly file: File;
  /** Object URL. Empty for a table. `width` and `height` are known for photos only. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Sources of a draft in its order. A source that the browser could not keep is undefined. */
export type DraftSources = readonly (MenuImage | undefined)[];

/** Accepts an image or PDF by its bytes, whatever its name and type are, or returns the fault. */
export async function menuFile(file: File): Promise<ChosenFile> {
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  if (refusedFormat(head) !== 'PDF') {
    const chosen = await chosenFile(file, Infinity);
    const isNone = 'fault' in chosen && !refusedFormat(head);
    return isNone ? { fault: MESSAGES.wrongType } : chosen;
  }
  if (file.size > MAX_MENU_IMAGE_BYTES) return { fault: MESSAGES.tooLarge };
  return { file: new File([file], file.name, { type: PDF }) };
}

/** Prepares a file for upload: a photo becomes an upright JPEG of limited size. Rejects if it cannot be decoded. */
export async function menuImage(file: File): Promise<MenuImage> {
  const url = URL.createObjectURL(file);
  if (file.type === PDF) return { kind: 'pdf', file, url, width: 0, height: 0 };
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    const part = { x: 0, y: 0, width, height };
    const smaller = await croppedImage(url, part, Math.round(width * scale));
    return { kind: 'photo', file: smaller, url: URL.createObjectURL(smaller), width, height };
  } finally {
    URL.revokeObjectURL(url);
  }
}
