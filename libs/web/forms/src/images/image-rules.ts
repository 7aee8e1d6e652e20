import {
  FILE_HEAD_BYTES,
  MAX_MENU_IMAGE_BYTES,
  sentenceForUpload,
  uploadFault,
} from '@cartaviva/domain';
import { croppedImage } from '@cartaviva/ui';

/** Longest side of a photo that the browser converts to JPEG, in pixels. */
const MAX_SIDE = 2600;

export type ChosenFile = { readonly file: File } | { readonly fault: string };

/**
 * Checks a file by its bytes, as the server does. It converts an iPhone photo (HEIC) to JPEG in
 * browsers that can show it, such as Safari.
 */
export async function chosenFile(
  file: File,
  maxBytes: number = MAX_MENU_IMAGE_BYTES,
): Promise<ChosenFile> {
  const head = new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer());
  const fault = uploadFault(head, file.size, maxBytes);
  if (!fault) return { file };
  const jpeg = fault.details.format === 'HEIC' && (await asJpeg(file));
  return jpeg ? { file: jpeg } : { fault: sentenceForUpload(fault) };
}

/** Returns undefined if the browser cannot decode the file. */
async function asJpeg(file: File): Promise<File | undefined> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, MAX_SIDE / Math.max(width, height));
    return await croppedImage(url, { x: 0, y: 0, width, height }, Math.round(width * scale));
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}
