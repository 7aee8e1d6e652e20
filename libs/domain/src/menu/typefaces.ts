import type { MenuDesign } from './designs';

/** The typefaces of headings, each under the SIL Open Font License; the names of their packages. */
export const TYPEFACES = [
  'caprasimo',
  'cormorant-garamond',
  'shrikhand',
  'fraunces',
  'league-gothic',
  'poiret-one',
] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** The typeface of a design's headings; `classic` has whatever serif the phone has. */
export const DESIGN_TYPEFACES: Readonly<Partial<Record<MenuDesign, Typeface>>> = {
  comedor: 'caprasimo',
  'fine-dining': 'cormorant-garamond',
  'beach-bar': 'shrikhand',
  cafe: 'fraunces',
  pizzeria: 'league-gothic',
  'night-bar': 'poiret-one',
};

/** The weight that a typeface is drawn in here. */
export const TYPEFACE_WEIGHTS: Readonly<Record<Typeface, number>> = {
  caprasimo: 400,
  'cormorant-garamond': 500,
  shrikhand: 400,
  fraunces: 600,
  'league-gothic': 400,
  'poiret-one': 400,
};

/** Most bytes of the type that a menu loads of its own: its text never waits for it (ADR 27). */
export const MAX_FONT_BYTES = 7168;

/** The layout features that a subset keeps: letters that belong closer, and accents in their places. */
export const FONT_FEATURES: readonly string[] = ['kern', 'mark', 'ccmp'];
