import type { QrDesign, QrShape } from '@cartaviva/domain';
import { create } from 'qrcode';

/** Width of the quiet zone, in modules (specification §9, "QR"). */
const MARGIN = 2;

/** Share of a code's side that a logo covers. Correction level H restores three times as much. */
const LOGO_PART = 0.22;

/** A square within a drawing, in modules. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A QR code as path data. Lengths are in modules. */
export interface QrDrawing {
  /** Side of the whole drawing, including the margin. */
  readonly side: number;
  /** Dark modules as SVG path data. */
  readonly path: string;
  /** Place of the logo, or null if the design has none. */
  readonly logo: Place | null;
}

type QrStyle = Pick<QrDesign, 'shape' | 'withLogo'>;
type IsDark = (x: number, y: number) => boolean;

/** Draws a text as a QR code. Throws if the text is too long (about 1,200 characters). */
export function drawQrCode(text: string, { shape, withLogo }: QrStyle): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: withLogo ? 'H' : 'M' });
  const side = modules.size + 2 * MARGIN;
  const logo = withLogo ? middleOf(modules.size) : null;
  const isDark: IsDark = (x, y) => {
    const [column, row] = [x - MARGIN, y - MARGIN];
    const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < modules.size;
    return isInside && modules.get(row, column) === 1 && !(logo && isWithin(logo, x, y));
  };
  return { side, path: pathOf(side, isDark, shape), logo };
}

/** Rounds the logo's side to whole modules of the same parity as the code, so that the logo is centered. */
function middleOf(modules: number): Place {
  const wanted = Math.round(modules * LOGO_PART);
  const side = wanted % 2 === modules % 2 ? wanted : wanted + 1;
  const start = MARGIN + (modules - side) / 2;
  return { x: start, y: start, side };
}

const isWithin = ({ x, y, side }: Place, column: number, row: number): boolean =>
  column >= x && column < x + side && row >= y && row < y + side;

function pathOf(side: number, isDark: IsDark, shape: QrShape): string {
  let path = '';
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (!isDark(x, y)) continue;
      if (shape === 'rounded') path += softModule(x, y, isDark);
      else if (!isDark(x - 1, y)) path += run(x, y, isDark);
    }
  }
  return path;
}

/** Draws a row of dark modules as one rectangle, which avoids seams and shortens the path. */
function run(x: number, y: number, isDark: IsDark): string {
  let length = 1;
  while (isDark(x + length, y)) length += 1;
  return `M${x} ${y}h${length}v1h-${length}z`;
}

const RADIUS = 0.42;

/** Draws a module with round free corners. Corners next to dark modules stay square, so that modules join. */
function softModule(x: number, y: number, isDark: IsDark): string {
  const [up, right, down, left] = [
    isDark(x, y - 1),
    isDark(x + 1, y),
    isDark(x, y + 1),
    isDark(x - 1, y),
  ];
  const corner = (isFree: boolean) => (isFree ? RADIUS : 0);
  const [topLeft, topRight, bottomRight, bottomLeft] = [
    corner(!up && !left),
    corner(!up && !right),
    corner(!down && !right),
    corner(!down && !left),
  ] as const;
  const arc = (radius: number, dx: number, dy: number) =>
    radius && `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`;
  return [
    `M${x + topLeft} ${y}`,
    `H${x + 1 - topRight}`,
    arc(topRight, 1, 1),
    `V${y + 1 - bottomRight}`,
    arc(bottomRight, -1, 1),
    `H${x + bottomLeft}`,
    arc(bottomLeft, -1, -1),
    `V${y + topLeft}`,
    arc(topLeft, 1, -1),
    'z',
  ]
    .filter(Boolean)
    .join('');
}
