import { isReadableQr, type QrDesign } from '@cartaviva/domain';
import { paintCode } from './paint-code';

/** Widths in pixels at which the check reads the code: from far away and from nearby. */
const SEEN_AT = [192, 400];

export type ScanFault = 'colors' | 'scan';

/**
 * Checks whether scanners can read a code in this design: its colors first, and then with a QR reader, which loads on
 * first use. Returns null when the code is readable.
 */
export async function scanFault(
  text: string,
  design: QrDesign,
  logo: HTMLImageElement | undefined,
): Promise<ScanFault | null> {
  if (!isReadableQr(design)) return 'colors';
  const { default: read } = await import('jsqr');
  const isRead = SEEN_AT.every((side) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = side;
    paintCode(canvas, text, design, logo);
    const seen = canvas.getContext('2d')!.getImageData(0, 0, side, side);
    return read(seen.data, side, side)?.data === text;
  });
  return isRead ? null : 'scan';
}
