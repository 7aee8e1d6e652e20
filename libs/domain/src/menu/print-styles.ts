import { DESIGN_PALETTES, type Palette } from './design-palettes';
import type { MenuDesign } from './designs';

/** A divider on printed pages, as SVG path data. */
export interface Ornament {
  /** Size of the coordinate system of the paths. */
  readonly width: number;
  readonly height: number;
  readonly paths: readonly string[];
  /** Printed height in points. */
  readonly size: number;
  /** True if the figure repeats across the available width. Otherwise it is centred. */
  readonly isRepeated: boolean;
  /** Applies to each path. */
  readonly opacity?: number;
  /** Line width, if the paths are lines instead of areas. */
  readonly stroke?: number;
}

/** The printed part of a design. Paper is white, whatever the design's background is. */
export interface PrintStyle extends Pick<Palette, 'ink' | 'soft' | 'line'> {
  /** Size of its headings relative to `classic`. It makes different typefaces look equally large. */
  readonly scale: number;
  readonly capitals: boolean;
  /** Colour of headings: the restaurant's colour, or the ink of the text. */
  readonly headings: 'theme' | 'ink';
  readonly ornament?: Ornament;
  /** Background of the restaurant's name on a poster: the restaurant's colour, none, or this background and ink. */
  readonly band: 'theme' | 'none' | { readonly ground: string; readonly ink: string };
}

const CHECKS: Ornament = {
  ...{ width: 16, height: 16, size: 12, isRepeated: true, opacity: 0.5 },
  paths: ['M0 0h8v16H0z', 'M0 5.3h16v5.4H0z'],
};
const LOZENGE: Ornament = {
  ...{ width: 144, height: 8, size: 8, isRepeated: false },
  paths: ['M72 0l4 4-4 4-4-4zM0 3.6h60v.8H0zm84 0h60v.8H84z'],
};
const WAVE: Ornament = {
  ...{ width: 64, height: 16, size: 8, isRepeated: true },
  paths: ['M0 0v8c16 0 16 8 32 8s16-8 32-8V0z'],
};
const AWNING: Ornament = {
  ...{ width: 48, height: 30, size: 12, isRepeated: true },
  paths: ['M0 0h24v18a12 12 0 0 1-24 0z', 'M24 0h24v2H24z'],
};
const SLICES: Ornament = {
  ...{ width: 28, height: 28, size: 14, isRepeated: true },
  paths: [
    'M0 0h28v4H0zm1 6h26L14 28zm8 2.5a2.2 2.2 0 1 0 .01 0zm8 1.5a2.2 2.2 0 1 0 .01 0zm-3.5 6a2 2 0 1 0 .01 0z',
  ],
};
const GLASS: Ornament = {
  ...{ width: 160, height: 20, size: 14, isRepeated: false, stroke: 1.5 },
  paths: ['M70 2h20L80 11zM80 11v7m-5 0h10M8 10h48m48 0h48'],
};

const onPaper = (design: MenuDesign) => {
  const { ink, soft, line } = DESIGN_PALETTES[design].light;
  const headings = { scale: 1, capitals: false, headings: 'theme' } as const;
  return { ink, soft, line, ...headings, band: 'theme' } as const;
};

export const PRINT_STYLES: Readonly<Record<MenuDesign, PrintStyle>> = {
  classic: { ...onPaper('classic'), soft: '#5f6b66', line: '#d8d2c6' },
  comedor: { ...onPaper('comedor'), ornament: CHECKS },
  'fine-dining': {
    ...{ ...onPaper('fine-dining'), ornament: LOZENGE },
    ...{ scale: 1.2, headings: 'ink', band: 'none' },
  },
  'beach-bar': { ...onPaper('beach-bar'), ornament: WAVE },
  cafe: { ...onPaper('cafe'), ornament: AWNING },
  pizzeria: { ...onPaper('pizzeria'), ornament: SLICES, scale: 1.35, capitals: true },
  // This design is dark in both modes, so its dark background becomes the ink on paper.
  'night-bar': {
    ...{ ink: '#15121e', soft: '#5c5469', line: '#d5d0dd', scale: 1.05, capitals: false },
    ...{ ornament: GLASS, headings: 'ink' },
    band: { ground: DESIGN_PALETTES['night-bar'].dark.paper, ink: '#f1edf7' },
  },
};
