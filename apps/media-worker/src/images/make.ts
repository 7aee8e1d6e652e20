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

/** What everyone can be shown while the rest is made. It is not made again: its bytes never change. */
const FIRST: Variant = { width: 640, format: 'jpeg' };
const LARGEST_WIDTH: ImageWidth = 1280;

/**
 * Writes the size of an image that can be shown first, and returns the other facts of its row.
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

/** Writes every other width and format of an image, and last the JPEG of link previews. */
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
