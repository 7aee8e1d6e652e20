/** What stands around the preview, and in it (specification §2, "Public menu"). */
export const MESSAGES = {
  panel: 'Cómo se ve tu menú',
  drawing: 'Vista del menú',
  show: 'Cómo queda',
  hide: 'Editar',
  live: 'Así lo ven tus clientes ahora.',
  unsaved: 'Con tus cambios. Guarda para que los vean tus clientes.',
  draft: 'Borrador: solo tú lo ves.',
  full: 'Ver menú completo',
  fullLater: 'Publica tu menú para verlo completo',
  page: (restaurant: string) => `Menú de ${restaurant}`,
  logo: (restaurant: string) => `Logo de ${restaurant}`,
  unavailable: 'No disponible',
  loading: 'Cargando menú...',
  empty: 'Este menú aún no tiene productos disponibles.',
} as const;
