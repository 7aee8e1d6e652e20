import type { QrDesign } from '@cartaviva/domain';
import { drawQrCode } from './qr-drawing';

interface SvgOptions {
  readonly design: QrDesign;
  /** Side of the image, in pixels. */
  readonly size: number;
  /** Logo as a data URL. Without it, the place stays blank. */
  readonly logo?: string | undefined;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns a text as a QR code with the given design: an SVG document. */
export function qrSvg(text: string, { design, size, logo }: SvgOptions): string {
  const drawing = drawQrCode(text, design);
  const { side, path } = drawing;
  const image =
    drawing.logo && logo
      ? `<image href="${escaped(logo)}" x="${drawing.logo.x + 0.5}" y="${drawing.logo.y + 0.5}" ` +
        `width="${drawing.logo.side - 1}" height="${drawing.logo.side - 1}"/>`
      : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}">` +
    `<path fill="${design.background}" d="M0 0h${side}v${side}H0z"/>` +
    `<path fill="${design.foreground}" d="${path}"/>${image}</svg>`
  );
}
