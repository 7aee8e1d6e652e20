import type { Shortcut } from '@cartaviva/ui';

export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Mod', 'S'], does: 'Guardar' },
  { keys: ['/'], does: 'Buscar en los ítems' },
  { keys: ['Mod', 'Z'], does: 'Deshacer en la cuadrícula de ítems' },
  { keys: ['Enter'], does: 'Pasar a la traducción que sigue' },
  { keys: ['F8'], does: 'Ir al aviso' },
  { keys: ['Esc'], does: 'Cerrar lo que esté abierto' },
  { keys: ['?'], does: 'Ver estos atajos' },
];
