/** Texts around the preview. */
export const MESSAGES = {
  panel: 'Cómo se ve tu menú',
  show: 'Cómo queda',
  live: 'Así lo ven tus clientes ahora.',
  unsaved: 'Con tus cambios. Guarda para que los vean tus clientes.',
  draft: 'Borrador: solo tú lo ves.',
  full: 'Ver menú completo',
  fullLater: 'Publica tu menú para verlo completo',
  page: (restaurant: string) => `Menú de ${restaurant}`,
  language: 'Idioma de la vista',
  light: 'Ver con fondo claro',
  dark: 'Ver con fondo oscuro',
  loading: 'Cargando menú...',
  failed: 'La vista del menú no cargó. Lo que escribes está a salvo.',
  retry: 'Reintentar',
} as const;
