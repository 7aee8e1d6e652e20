import { DEFAULT_MENU_DESIGN, type MenuDesign } from '@cartaviva/domain';

/** What a menu of each kind of place looks like when it begins with our template. */
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

/** @param id of a template, which another release may offer */
export const designOfTemplate = (id: string): MenuDesign => DESIGNS[id] ?? DEFAULT_MENU_DESIGN;
