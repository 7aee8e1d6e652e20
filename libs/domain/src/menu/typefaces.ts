import type { MenuDesign } from './designs';

/** Package names of the typefaces for headings. All have the SIL Open Font License. */
export const TYPEFACES = [
  'caprasimo',
  'cormorant-garamond',
  'shrikhand',
  'fraunces',
  'league-gothic',
  'poiret-one',
] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** Typefaces of the designs' headings. `classic` uses the serif of the phone. */
export const DESIGN_TYPEFACES: Readonly<Partial<Record<MenuDesign, Typeface>>> = {
  comedor: 'caprasimo',
  'fine-dining': 'cormorant-garamond',
  'beach-bar': 'shrikhand',
  cafe: 'fraunces',
  pizzeria: 'league-gothic',
  'night-bar': 'poiret-one',
};

export const TYPEFACE_WEIGHTS: Readonly<Record<Typeface, number>> = {
  caprasimo: 400,
  'cormorant-garamond': 500,
  shrikhand: 400,
  fraunces: 600,
  'league-gothic': 400,
  'poiret-one': 400,
};

/** Maximum size in bytes of the fonts that a menu loads. Its text is shown before they arrive (ADR 27). */
export const MAX_FONT_BYTES = 7168;

/** OpenType layout features that a subset keeps: kerning and the placement of accents. */
export const FONT_FEATURES: readonly string[] = ['kern', 'mark', 'ccmp'];
