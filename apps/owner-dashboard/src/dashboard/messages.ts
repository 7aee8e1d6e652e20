/** What the dashboard says (specification §2 and §8). */
export const MESSAGES = {
  title: 'Panel de Control',
  greeting: (firstName: string) => (firstName ? `Hola, ${firstName}. ` : ''),
  state: 'Estos son tus menús.',
  create: 'Crear menú',
  stats: {
    heading: 'Resumen',
    totalMenus: 'Menús Totales',
    totalItems: 'Ítems del Menú',
    publishedMenus: 'Publicados',
    unread: '—',
  },
  menus: 'Mis menús',
  edit: 'Editar',
  editMenu: (name: string) => `Editar ${name}`,
  view: 'Ver',
  viewMenu: (name: string) => `Ver ${name} en una pestaña nueva`,
  empty: {
    title: 'Aún no tienes menús',
    text: 'Crea el primero: en unos minutos tienes platos, precios y un código QR para tus mesas.',
    create: 'Crear mi primer menú',
  },
  unread: {
    title: 'No pudimos leer tus menús',
    text: 'La conexión falló o el servicio no responde. Tus menús siguen publicados.',
  },
  success: 'Éxito',
  created: 'Menú creado exitosamente.',
  editNow: 'Editar ahora',
  error: 'Error',
  notCreated: 'No se pudo crear el menú.',
  seePlans: 'Ver planes',
  sessionEnded: {
    title: 'Sesión expirada',
    description: 'Por favor, inicia sesión nuevamente.',
  },
  unauthorized: {
    title: 'No autorizado',
    description: 'Tu sesión ha expirado. Redirigiendo...',
  },
} as const;
