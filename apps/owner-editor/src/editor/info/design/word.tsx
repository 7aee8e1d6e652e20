import { DESIGN_TYPEFACES, type MenuDesign, type Palette } from '@cartaviva/domain';
import type { ReactNode } from 'react';
import { TYPEFACE_WORDS } from './typeface-words';

/** The colours that a thumbnail is drawn with. */
export interface Paint extends Palette {
  readonly fill: string;
  readonly onFill: string;
  readonly brand: string;
}

export const THUMBNAIL = { width: 120, height: 132 } as const;

interface WordProps {
  readonly design: MenuDesign;
  /** The line that it stands on, and its size in units of the thumbnail. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
}

/** The word in the typeface of the design, in the middle; `classic` has the serif that is at hand. */
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
