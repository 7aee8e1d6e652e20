import { toBuffer, toString, type QRCodeRenderersOptions } from 'qrcode';

export const QR_FORMATS = ['png', 'svg'] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

/** Side of a code, in pixels (decisions, "Calls beyond the specification's table"). */
export const QR_SIZE = { min: 64, usual: 200, max: 2048 } as const;

/** Black on white with a margin of two modules, for paper and for screens (specification §9). */
const options = (width: number): QRCodeRenderersOptions => ({
  width,
  margin: 2,
  errorCorrectionLevel: 'M',
  color: { dark: '#000000ff', light: '#ffffffff' },
});

/** What a menu's code encodes: its address, marked as scanned. */
export const qrAddress = (publicUrl: string, menuId: string) =>
  `${publicUrl}/menu/${menuId}?source=qr`;

export async function drawQr(text: string, format: QrFormat, size: number): Promise<Buffer> {
  if (format === 'png') return toBuffer(text, { ...options(size), type: 'png' });
  return Buffer.from(await toString(text, { ...options(size), type: 'svg' }));
}
