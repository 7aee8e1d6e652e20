import { readableOn } from '@cartaviva/domain';

export interface NamedColor {
  readonly color: string;
  readonly name: string;
}

/** Colors dark enough for scanners on every background offered. The menu's own color is darkened. */
export const DOT_COLORS = (themeColor: string): readonly NamedColor[] => [
  { color: '#000000', name: 'Negro' },
  { color: readableOn(themeColor, '#f3ecdd'), name: 'El color de tu menú' },
  { color: '#10201b', name: 'Tinta' },
  { color: '#0b5a3f', name: 'Verde oscuro' },
  { color: '#7a1f1f', name: 'Vino' },
  { color: '#1e3a8a', name: 'Azul noche' },
];

export const GROUND_COLORS: readonly NamedColor[] = [
  { color: '#ffffff', name: 'Blanco' },
  { color: '#fbfaf7', name: 'Papel' },
  { color: '#f3ecdd', name: 'Arena' },
  { color: '#e6f4ee', name: 'Menta' },
];
