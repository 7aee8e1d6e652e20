import { confirmItemDeletion } from '@cartaviva/domain';

/** Texts of the dashboard (specification §2 and §8). */
export const MESSAGES = {
  title: 'Panel de Control',
  greeting: (firstName: string) => (firstName ? `Hola, ${firstName}. ` : ''),
  state: 'Estos son tus menús.',
  stateOf: (account: string) => `Estos son los menús de ${account}.`,
  create: 'Crear menú',
  prices: 'Cambiar precios',
  stats: {
    heading: 'Resumen',
    totalMenus: 'Menús Totales',
    totalItems: 'Ítems del Menú',
    publishedMenus: 'Publicados',
    unread: '—',
  },
  retry: 'Reintentar',
  menus: 'Mis menús',
  restaurants: {
    create: 'Crear restaurante',
    manage: 'Restaurante',
    manageOf: (name: string) => `Datos, menús y código QR de ${name}`,
    page: 'Ver página',
    pageOf: (name: string) => `Ver la página de ${name} en una pestaña nueva`,
    none: 'Este restaurante aún no tiene menús.',
    others: 'Otros menús',
  },
  search: {
    label: 'Buscar un menú',
    found: (count: number) =>
      count === 0
        ? 'Ningún menú se llama así.'
        : `${count} ${count === 1 ? 'menú encontrado' : 'menús encontrados'}`,
    more: (next: number, left: number) =>
      next === left ? `Ver los ${left} que faltan` : `Ver ${next} más de ${left}`,
  },
  edit: 'Editar',
  editMenu: (name: string) => `Editar ${name}`,
  view: 'Ver',
  viewMenu: (name: string) => `Ver ${name} en una pestaña nueva`,
  more: (name: string) => `Más acciones de ${name}`,
  views: 'Visitas',
  duplicate: 'Duplicar',
  duplicated: (name: string) => `«${name}» está lista como borrador.`,
  notDuplicated: 'No se pudo duplicar el menú.',
  share: 'Compartir',
  shareText: (restaurant: string) => `Mira el menú de ${restaurant}`,
  copied: 'URL copiada',
  notCopied: 'No se pudo copiar la URL.',
  delete: 'Eliminar',
  confirmDelete: confirmItemDeletion,
  deleteMeans: 'Sus códigos QR dejarán de mostrar el menú. Podrás recuperarlo durante un día.',
  deleted: (name: string) => `«${name}» eliminado`,
  undo: 'Deshacer',
  notDeleted: 'No se pudo eliminar el menú.',
  restored: (name: string) => `«${name}» está de vuelta`,
  notRestored: 'No se pudo recuperar el menú.',
  empty: {
    title: 'Aún no tienes menús',
    text: 'Crea el primero: en unos minutos tienes platos, precios y un código QR para tus mesas.',
    create: 'Crear mi primer menú',
    otherwise: 'Empezar de otra forma',
  },
  emptyForEditors: {
    title: 'Esta cuenta aún no tiene menús',
    description: 'Cuando su dueño cree el primero, lo verás aquí.',
  },
  kitchen: 'Marcar agotados',
  guide: {
    title: 'Tu menú aún no está en línea',
    text: (restaurant: string) => `Te falta poco para poner el menú de ${restaurant} en tus mesas.`,
    resume: 'Seguir con tu menú',
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
