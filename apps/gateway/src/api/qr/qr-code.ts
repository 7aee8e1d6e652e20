import { PLAIN_QR } from '@cartaviva/domain';
import { qrSvg } from '@cartaviva/qr';
import { create } from 'qrcode';
import { bitmapPng } from './bitmap-png';

export const QR_FORMATS = ['png', 'svg'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

/** Side of a code, in pixels (decisions, "Calls beyond the specification's table"). */
export const QR_SIZE = { min: 64, usual: 200, max: 2048 } as const;

/** Black on white with a margin of two modules (specification §9). */
const MARGIN = 2;
const CORRECTION = { errorCorrectionLevel: 'M' } as const;

export async function drawQr(text: string, format: QrFormat, size: number): Promise<Buffer> {
  if (format === 'png') return drawPng(text, size);
  return Buffer.from(qrSvg(text, { design: PLAIN_QR, size }));
}

/** Replaces the library's PNG encoder, which blocks the event loop for a fifth of a second for a poster. */
function drawPng(text: string, size: number): Promise<Buffer> {
  const { modules } = create(text, CORRECTION);
  const across = modules.size + 2 * MARGIN;
  const isDark = (column: number, row: number) => {
    const [x, y] = [column - MARGIN, row - MARGIN];
    const isInside = Math.min(x, y) >= 0 && Math.max(x, y) < modules.size;
    return isInside && modules.get(y, x) === 1;
  };
  return bitmapPng(size, { across, isDark });
}
