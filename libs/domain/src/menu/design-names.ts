import type { MenuDesign } from './designs';

/** Names of the designs for owners. They are separate, because the diner page does not need them. */
export const MENU_DESIGN_NAMES: Readonly<Record<MenuDesign, string>> = {
  classic: 'Clásico',
  comedor: 'Comedor',
  'fine-dining': 'Alta cocina',
  'beach-bar': 'Bar de playa',
  cafe: 'Café y panadería',
  pizzeria: 'Pizzería',
  'night-bar': 'Bar nocturno',
};
