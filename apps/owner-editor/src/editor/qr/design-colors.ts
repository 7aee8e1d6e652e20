import { readableOn } from '@cartaviva/domain';

/** A colour by what a person calls it. */
export interface NamedColor {
  readonly color: string;
  readonly name: string;
}

/** Dark enough for phones on every ground that is offered; the menu's own colour is darkened. */
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
