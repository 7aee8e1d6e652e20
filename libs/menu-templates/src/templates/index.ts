import type { MenuTemplate } from '../menu-template';
import { BAR } from './bar';
import { CAFETERIA } from './cafeteria';
import { COMEDOR_CRIOLLO } from './comedor-criollo';
import { FOOD_TRUCK } from './food-truck';
import { HELADERIA } from './heladeria';
import { MARISQUERIA } from './marisqueria';
import { PIZZERIA } from './pizzeria';
import { SUSHI } from './sushi';

/** Menu templates, in the order in which the app offers them. */
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
