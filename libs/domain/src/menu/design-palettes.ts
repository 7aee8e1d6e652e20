import type { MenuDesign } from './designs';

/** Background and text colours of a page, each as `#rrggbb`. */
export interface Palette {
  readonly paper: string;
  readonly card: string;
  readonly ink: string;
  /** Colour of secondary text, such as an item's description. */
  readonly soft: string;
  readonly line: string;
  readonly dots: string;
}

export interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

const NIGHT: Palette = {
  ...{ paper: '#0d0b14', card: '#15121e', ink: '#f1edf7', soft: '#b3abc2' },
  ...{ line: '#2c2638', dots: '#544b66' },
};

/** Palettes for light and dark mode. `night-bar` is always dark. The page's base.css repeats those of `classic`. */
export const DESIGN_PALETTES: Readonly<Record<MenuDesign, Palettes>> = {
  classic: {
    light: {
      ...{ paper: '#fbfaf7', card: '#ffffff', ink: '#10201b', soft: '#55625c' },
      ...{ line: '#e8e3d9', dots: '#b9b3a6' },
    },
    dark: {
      ...{ paper: '#101613', card: '#19211d', ink: '#ece9e1', soft: '#a9b3ac' },
      ...{ line: '#2d3833', dots: '#56625b' },
    },
  },
  comedor: {
    light: {
      ...{ paper: '#fdf3e0', card: '#fffaf0', ink: '#2d1a0e', soft: '#6a503c' },
      ...{ line: '#ead4ae', dots: '#c9a875' },
    },
    dark: {
      ...{ paper: '#1c130c', card: '#271b12', ink: '#f7ead7', soft: '#c9b095' },
      ...{ line: '#463424', dots: '#755b41' },
    },
  },
  'fine-dining': {
    light: {
      ...{ paper: '#f7f5f0', card: '#f7f5f0', ink: '#1b1a18', soft: '#5e5a52' },
      ...{ line: '#d9d4c8', dots: '#a8a194' },
    },
    dark: {
      ...{ paper: '#131312', card: '#131312', ink: '#eee9df', soft: '#aca595' },
      ...{ line: '#373530', dots: '#5e5a52' },
    },
  },
  'beach-bar': {
    light: {
      ...{ paper: '#fff6e6', card: '#ffffff', ink: '#0f2a33', soft: '#48616a' },
      ...{ line: '#eddfc5', dots: '#c8b48c' },
    },
    dark: {
      ...{ paper: '#07191f', card: '#0e272f', ink: '#e8f5f5', soft: '#a3c0c4' },
      ...{ line: '#1f424c', dots: '#3d6672' },
    },
  },
  cafe: {
    light: {
      ...{ paper: '#faf4ea', card: '#fffdf9', ink: '#2a1c14', soft: '#6b5647' },
      ...{ line: '#e8dbca', dots: '#c2ac94' },
    },
    dark: {
      ...{ paper: '#17110d', card: '#221914', ink: '#f4eadf', soft: '#bfab99' },
      ...{ line: '#3d2f25', dots: '#6a5545' },
    },
  },
  pizzeria: {
    light: {
      ...{ paper: '#fffcf6', card: '#fffcf6', ink: '#1d1b18', soft: '#5d574f' },
      ...{ line: '#e5dccd', dots: '#b8ac99' },
    },
    dark: {
      ...{ paper: '#171411', card: '#171411', ink: '#f3ede3', soft: '#b9b0a3' },
      ...{ line: '#3a342d', dots: '#655c51' },
    },
  },
  'night-bar': { light: NIGHT, dark: NIGHT },
};
