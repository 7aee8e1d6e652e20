import type { QrDesign } from '@cartaviva/domain';
import { drawQrCode } from '@cartaviva/qr';

export function paintCode(
  canvas: HTMLCanvasElement,
  text: string,
  design: QrDesign,
  logo: HTMLImageElement | undefined,
): void {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  const drawing = drawQrCode(text, design);
  const scale = canvas.width / drawing.side;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.fillStyle = design.background;
  pen.fillRect(0, 0, drawing.side, drawing.side);
  pen.fillStyle = design.foreground;
  pen.fill(new Path2D(drawing.path));
  if (!drawing.logo || !logo) return;
  const { x, y, side } = drawing.logo;
  const { naturalWidth: width, naturalHeight: height } = logo;
  const fit = (side - 1) / Math.max(width, height, 1);
  const [w, h] = [width * fit, height * fit];
  pen.drawImage(logo, x + (side - w) / 2, y + (side - h) / 2, w, h);
}
