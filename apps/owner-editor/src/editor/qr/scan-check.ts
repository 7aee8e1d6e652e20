import { isReadableQr, type QrDesign } from '@cartaviva/domain';
import { paintCode } from './paint-code';

/** Sides, in pixels, that a phone may see a code at: far away, and near. */
const SEEN_AT = [192, 400];

export type ScanFault = 'colors' | 'scan';

/**
 * Whether phones will read a code in these looks: its colours by rule, and then by reading it as a
 * phone would. The reader is fetched when it is first needed.
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
