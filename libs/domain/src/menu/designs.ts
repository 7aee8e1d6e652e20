/**
 * How a menu can look to diners (ADR 27). The first is the default, and what a menu
 * shows whose design this release does not know.
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

/** The design that a stored word names: of a menu published by another release, or by hand. */
export const menuDesignOf = (stored: string): MenuDesign =>
  MENU_DESIGNS.find((design) => design === stored) ?? DEFAULT_MENU_DESIGN;
