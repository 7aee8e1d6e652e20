/**
 * Designs of the diner page (ADR 27). The first one is the default, and replaces designs that this release does not
 * know.
 */
export const MENU_DESIGNS = [
  'classic',
  'comedor',
  'fine-dining',
  'beach-bar',
  'cafe',
  'pizzeria',
  'night-bar',
] as const;
export type MenuDesign = (typeof MENU_DESIGNS)[number];

export const DEFAULT_MENU_DESIGN: MenuDesign = 'classic';

/** Returns the design with a stored name, which may come from another release or be wrong. */
export const menuDesignOf = (stored: string): MenuDesign =>
  MENU_DESIGNS.find((design) => design === stored) ?? DEFAULT_MENU_DESIGN;
