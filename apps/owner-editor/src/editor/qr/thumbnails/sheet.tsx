import { bandOf, menuDesignOf, PRINT_STYLES, readableOn, type PrintStyle } from '@cartaviva/domain';
import { drawQrCode } from '@cartaviva/qr';
import type { ReactNode } from 'react';
import type { PrintedMenuFace } from './printed-face';

/** Letter format in points, as in `apps/media-worker/src/prints/paper.ts`. */
export const PAGE = { width: 612, height: 792 } as const;

export const styleOf = ({ design }: PrintedMenuFace): PrintStyle =>
  PRINT_STYLES[menuDesignOf(design)];

/** Must match `colorsOf` of the prints (`apps/media-worker/src/prints`). */
export function colorsOf(face: PrintedMenuFace) {
  const { headings, ink, ornament } = styleOf(face);
  const brand = readableOn(face.themeColor, '#ffffff');
  const band = ornament ? bandOf(face.themeColor) : face.themeColor;
  return {
    ...{ brand, band },
    headings: headings === 'ink' ? ink : brand,
    ornament: ornament?.isRepeated ? band : brand,
  };
}

export function Sheet({ ink, children }: { ink: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden
      color={ink}
      viewBox={`0 0 ${PAGE.width} ${PAGE.height}`}
      className="h-auto w-full rounded-sm border border-line"
    >
      <rect width={PAGE.width} height={PAGE.height} fill="#ffffff" />
      {children}
    </svg>
  );
}

interface LineOfTextProps {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Maximum width in points. A longer text gets a smaller font size. */
  readonly width?: number;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isDisplay?: boolean;
}

/** Average width of a character, as a fraction of the font size. */
const ADVANCE = 0.56;

export function LineOfText(props: LineOfTextProps) {
  const { text, x, y, size, width = Infinity, color = 'currentColor', anchor = 'middle' } = props;
  return (
    <text
      x={x}
      y={y + size}
      fill={color}
      fontSize={Math.min(size, width / (ADVANCE * Math.max(1, text.length)))}
      textAnchor={anchor}
      className={props.isDisplay ? 'font-display' : 'font-semibold'}
    >
      {text}
    </text>
  );
}

interface CodeProps {
  readonly face: PrintedMenuFace;
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface OrnamentProps {
  readonly face: PrintedMenuFace;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export function Ornament({ face, x, y, width }: OrnamentProps) {
  const { ornament } = styleOf(face);
  if (!ornament) return null;
  const scale = ornament.size / ornament.height;
  const count = ornament.isRepeated ? Math.round(width / (ornament.width * scale)) : 1;
  const across = ornament.isRepeated ? width / (ornament.width * count) : scale;
  const left = x + (width - count * ornament.width * across) / 2;
  const color = colorsOf(face).ornament;
  const drawn = ornament.stroke
    ? { fill: 'none', stroke: color, strokeWidth: ornament.stroke }
    : { fill: color, fillOpacity: ornament.opacity, fillRule: 'evenodd' as const };
  return Array.from({ length: count }, (_, at) => (
    <g
      key={at}
      {...drawn}
      transform={`translate(${left + at * ornament.width * across} ${y}) scale(${across} ${scale})`}
    >
      {ornament.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  ));
}

/** QR code of the menu. It is a real code that scanners can read. */
export function Code({ face: { code, qrDesign }, x, y, side }: CodeProps) {
  const drawing = drawQrCode(code, qrDesign);
  return (
    <g transform={`translate(${x} ${y}) scale(${side / drawing.side})`}>
      <rect width={drawing.side} height={drawing.side} fill={qrDesign.background} />
      <path d={drawing.path} fill={qrDesign.foreground} />
    </g>
  );
}
