import { DESIGN_TYPEFACES, type MenuDesign, type Palette } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { TYPEFACE_WORDS } from './typeface-words';

export interface Paint extends Palette {
  readonly fill: string;
  readonly onFill: string;
  readonly brand: string;
}

export const THUMBNAIL = { width: 120, height: 132 } as const;

interface WordProps {
  readonly design: MenuDesign;
  /** Baseline of the word. `y` and `size` are in units of the thumbnail. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

/** Draws the word "Menú" centered, in the design's typeface. `classic` uses the browser's serif font. */
export function Word({ design, y, size, color }: WordProps): ReactNode {
  const typeface = DESIGN_TYPEFACES[design];
  const middle = THUMBNAIL.width / 2;
  if (!typeface) {
    return (
      <text
        {...{ x: middle, y, fill: color, fontSize: size, textAnchor: 'middle', fontWeight: 600 }}
        fontFamily="ui-serif, Georgia, serif"
      >
        Menú
      </text>
    );
  }
  const { width, d } = TYPEFACE_WORDS[typeface];
  const scale = size / 20;
  const x = middle - (width * scale) / 2;
  return <path d={d} fill={color} transform={`translate(${x} ${y}) scale(${scale})`} />;
}
