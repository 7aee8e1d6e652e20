import { fittingWidth, type ImageFormat, type ImageWidth } from '@cartaviva/domain';

/** Width served to whoever names none. */
const USUAL_WIDTH: ImageWidth = 960;

/** `?w=` as the fixed width that fills it. */
export function widthFor(wanted: unknown): ImageWidth {
  const isNumber = typeof wanted === 'string' && /^[1-9]\d{0,4}$/.test(wanted);
  return isNumber ? fittingWidth(Number(wanted)) : USUAL_WIDTH;
}

/** Formats that the browser names in Accept, the smallest first; JPEG for everyone. */
export function formatsFor(accept = ''): ImageFormat[] {
  const named = (['avif', 'webp'] as const).filter((format) => accept.includes(`image/${format}`));
  return [...named, 'jpeg'];
}
