import { drawQrCode } from '@cartaviva/qr';
import type { ReactNode } from 'react';
import type { PrintedMenuFace } from './printed-face';

/** Letter, in points, as the prints are (`apps/media-worker/src/prints/paper.ts`). */
export const PAGE = { width: 612, height: 792 } as const;

export const INK = '#10201b';
export const FAINT = '#5f6b66';
export const LINE = '#d8d2c6';

/** A sheet of paper, as small as it is shown. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
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
  /** A longer text is written smaller. */
  readonly width?: number;
  readonly color?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly isDisplay?: boolean;
}

/** Part of a letter's size that it takes across, on average. */
const ADVANCE = 0.56;

export function LineOfText(props: LineOfTextProps) {
  const { text, x, y, size, width = Infinity, color = INK, anchor = 'middle' } = props;
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

/** The menu's own code, which a phone could read. */
export function Code({ face: { code, qrDesign }, x, y, side }: CodeProps) {
  const drawing = drawQrCode(code, qrDesign);
  return (
    <g transform={`translate(${x} ${y}) scale(${side / drawing.side})`}>
      <rect width={drawing.side} height={drawing.side} fill={qrDesign.background} />
      <path d={drawing.path} fill={qrDesign.foreground} />
    </g>
  );
}
