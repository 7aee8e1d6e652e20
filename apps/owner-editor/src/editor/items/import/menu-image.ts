import { MAX_MENU_IMAGE_BYTES } from '@cartaviva/domain';
import { croppedImage } from '@cartaviva/ui';
import { IMPORT_MESSAGES } from './messages';

const MESSAGES = IMPORT_MESSAGES.image;

/** Longest side of a photo in pixels as it is sent: letters of a whole page are still sharp. */
const MAX_SIDE = 2600;

const PDF = 'application/pdf';

/** What the file chooser offers. Phones turn their own format into JPEG for whoever asks for it. */
export const ACCEPTED = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  [PDF]: ['.pdf'],
};

/** A photo or a PDF of a menu, ready to be sent and to be looked at. */
export interface MenuImage {
  readonly kind: 'photo' | 'pdf';
  readonly file: File;
  /** An object URL, of which `width` and `height` are known of a photo. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file cannot be read at all; nothing when it may. A type that nobody told may be any. */
export function whyNot(file: File): string | undefined {
  const isPdf = file.type === PDF;
  if (!isPdf && !file.type.startsWith('image/')) return MESSAGES.wrongType;
  return isPdf && file.size > MAX_MENU_IMAGE_BYTES ? MESSAGES.tooLarge : undefined;
}

/** The file as it is sent: a photo upright, as JPEG, and no larger than reading it takes. Rejects when it is none. */
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
