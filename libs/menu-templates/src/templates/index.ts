import type { MenuTemplate } from '../menu-template';
import { BAR } from './bar';
import { CAFETERIA } from './cafeteria';
import { COMEDOR_CRIOLLO } from './comedor-criollo';
import { FOOD_TRUCK } from './food-truck';
import { HELADERIA } from './heladeria';
import { MARISQUERIA } from './marisqueria';
import { PIZZERIA } from './pizzeria';
import { SUSHI } from './sushi';

/** The menus to start from, in the order they are offered. */
export const TEMPLATES: MenuTemplate[] = [
  COMEDOR_CRIOLLO,
  CAFETERIA,
  PIZZERIA,
  FOOD_TRUCK,
  BAR,
  MARISQUERIA,
  SUSHI,
  HELADERIA,
];
