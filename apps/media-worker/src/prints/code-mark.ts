import { drawQrCode } from '@cartaviva/qr';
import type { Paper } from './paper';
import type { PrintedCode } from './print';

/** Draws the menu's QR code into a square as vector paths, which are sharp at any size. */
export function drawCode(
  { pen }: Paper,
  { address, design, logo }: PrintedCode,
  x: number,
  y: number,
  side: number,
): void {
  const drawing = drawQrCode(address, design);
  pen
    .save()
    .translate(x, y)
    .scale(side / drawing.side);
  pen.rect(0, 0, drawing.side, drawing.side).fill(design.background);
  pen.path(drawing.path).fill(design.foreground);
  if (drawing.logo && logo) {
    const { x: left, y: top, side: width } = drawing.logo;
    const inner: [number, number] = [width - 1, width - 1];
    pen.image(logo, left + 0.5, top + 0.5, { fit: inner, align: 'center', valign: 'center' });
  }
  pen.restore();
}
