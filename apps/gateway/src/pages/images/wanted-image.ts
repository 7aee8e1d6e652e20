import { fittingWidth, type ImageFormat, type ImageWidth } from '@cartaviva/domain';

const USUAL_WIDTH: ImageWidth = 960;

/** Returns the fixed width that fits the parameter `w`. */
export function widthFor(wanted: unknown): ImageWidth {
  const isNumber = typeof wanted === 'string' && /^[1-9]\d{0,4}$/.test(wanted);
  return isNumber ? fittingWidth(Number(wanted)) : USUAL_WIDTH;
}

/** Returns the formats that the browser accepts, smallest files first. JPEG is always included. */
export function formatsFor(accept = ''): ImageFormat[] {
  const named = (['avif', 'webp'] as const).filter((format) => accept.includes(`image/${format}`));
  return [...named, 'jpeg'];
}
