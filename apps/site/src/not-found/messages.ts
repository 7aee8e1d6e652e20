interface Way {
  readonly label: string;
  readonly to: string;
}

export const MESSAGES = {
  title: 'Página no encontrada',
  text: 'La dirección cambió, o tiene una letra de más. Aquí no hay nada:',
  brand: 'CartaViva, inicio',
  home: 'Ir al inicio',
  search: 'Buscar en la ayuda',
  back: 'Volver atrás',
  others: 'Otras páginas',
} as const;

/** Links to likely destinations (specification §2, "404 page"). */
export const OTHERS: readonly Way[] = [
  { label: 'Centro de Ayuda', to: '/centro-ayuda' },
  { label: 'Estado del sistema', to: '/estado-sistema' },
  { label: 'Panel de Control', to: '/dashboard' },
  { label: 'Iniciar Sesión', to: '/login' },
  { label: 'Crear una cuenta', to: '/registro' },
];
