/** The few colours that everything is drawn in; they stand beside the brand's emerald, sand and ink. */
export const TABLES = {
  sand: '#ecdfc6',
  clay: '#dba680',
  amber: '#f2c773',
  brick: '#cc6a4c',
  sage: '#b7cfba',
  emerald: '#1f6a53',
  night: '#24433a',
  blush: '#f2cfba',
  sea: '#8fbdb9',
} as const;
export type Table = keyof typeof TABLES;

export const PAPER = '#fdf9f1';
export const INK = '#22352e';
export const SHADOW = '#2a1a10';
export const WOOD = '#b57c4c';

export const GREEN = {
  dark: '#3f7a3a',
  mid: '#5f9c46',
  light: '#94bf5d',
  pale: '#cfe0a0',
} as const;
export const RED = { dark: '#a3321f', mid: '#cf4a30', light: '#e8765a', pale: '#f7b8a0' } as const;
export const GOLD = { dark: '#b06a1f', mid: '#dd9a35', light: '#f2c160', pale: '#fbe2a4' } as const;
export const BROWN = {
  dark: '#4e2a18',
  mid: '#7d4526',
  light: '#a9673a',
  pale: '#cf9b66',
} as const;
export const CREAM = {
  dark: '#d9c196',
  mid: '#efdfba',
  light: '#f9f0d9',
  pale: '#fffaf0',
} as const;
export const PINK = { dark: '#b04379', mid: '#d0699b', light: '#eda5bf', pale: '#f8d5dd' } as const;

/** The colour with so much of another in it, from 0 to 1. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (from: string, at: number) => parseInt(from.slice(at, at + 2), 16);
  const blend = [1, 3, 5].map((at) =>
    Math.round(channel(colour, at) * (1 - share) + channel(other, at) * share),
  );
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (colour: string, share = 0.25): string => mixed(colour, '#fff8e8', share);
export const darker = (colour: string, share = 0.25): string => mixed(colour, '#3a1f10', share);
