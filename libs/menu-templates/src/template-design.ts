import { DEFAULT_MENU_DESIGN, type MenuDesign } from '@cartaviva/domain';

const DESIGNS: Readonly<Record<string, MenuDesign>> = {
  'comedor-criollo': 'comedor',
  cafeteria: 'cafe',
  pizzeria: 'pizzeria',
  'food-truck': 'comedor',
  bar: 'night-bar',
  marisqueria: 'beach-bar',
  sushi: 'fine-dining',
  heladeria: 'cafe',
};

/** Falls back to the default design because the ID may come from another release. */
export const designOfTemplate = (id: string): MenuDesign => DESIGNS[id] ?? DEFAULT_MENU_DESIGN;
