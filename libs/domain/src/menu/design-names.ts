import type { MenuDesign } from './designs';

/** What owners call the designs; apart, for the diner page needs no names. */
export const MENU_DESIGN_NAMES: Readonly<Record<MenuDesign, string>> = {
  classic: 'Clásico',
  comedor: 'Comedor',
  'fine-dining': 'Alta cocina',
  'beach-bar': 'Bar de playa',
  cafe: 'Café y panadería',
  pizzeria: 'Pizzería',
  'night-bar': 'Bar nocturno',
};
