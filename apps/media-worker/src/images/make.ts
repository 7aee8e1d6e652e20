import type { ObjectFacts } from '@cartaviva/contracts';
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat, type ImageWidth } from '@cartaviva/domain';
import { shareKey, variantKey, type ObjectStorage } from '@cartaviva/object-storage';
import { encode, encodeToShare } from './encode';
import { decode, measure, narrowed } from './image';
import { placeholderOf } from './placeholder';

interface Variant {
  readonly width: ImageWidth;
  readonly format: ImageFormat;
}

/**
 * The size that is shown first, while the others are being made. It is not made again, because its bytes never
 * change.
 */
const FIRST: Variant = { width: 640, format: 'jpeg' };
const LARGEST_WIDTH: ImageWidth = 1280;

/**
 * Writes the size that is shown first, and returns the facts for the image's row.
 * @throws DomainError as `measure` and `decode`
 */
export async function makeFirst(
  storage: ObjectStorage,
  id: string,
  original: Buffer,
): Promise<ObjectFacts> {
  const { width, height } = await measure(original);
  const pixels = await decode(original, FIRST.width);
  const bytes = await encode(pixels, FIRST.format);
  await storage.write(variantKey(id, FIRST.width, FIRST.format), bytes);
  return { width, height, placeholder: await placeholderOf(pixels) };
}

/** Writes all other widths and formats of an image, and finally the JPEG for link previews. */
export async function makeOthers(
  storage: ObjectStorage,
  id: string,
  original: Buffer,
): Promise<void> {
  const largest = await decode(original, LARGEST_WIDTH);
  for (const width of IMAGE_WIDTHS) {
    const pixels = await narrowed(largest, width);
    for (const format of IMAGE_FORMATS) {
      if (width === FIRST.width && format === FIRST.format) continue;
      await storage.write(variantKey(id, width, format), await encode(pixels, format));
    }
  }
  await storage.write(shareKey(id), await encodeToShare(largest));
}
