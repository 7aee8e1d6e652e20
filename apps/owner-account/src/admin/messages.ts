export const adminMessages = {
  title: 'Administración',
  description:
    'Quién usa CartaViva, quién pidió conocerla, qué cuenta la página de estado y qué se avisa a todos.',
  queues: 'Colas de trabajo',
  newTab: '(se abre en una pestaña nueva)',
  views: 'Vistas de administración',
  users: 'Usuarios',
  demoRequests: 'Solicitudes de demo',
  incidents: 'Incidentes',
  notices: 'Avisos',
  unread: {
    title: 'No pudimos cargar esta lista',
    description: 'El servidor no respondió. Espera un momento y vuelve a intentarlo.',
  },
  loading: 'Cargando…',
} as const;

export const pagerMessages = {
  label: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
} as const;

export const userMessages = {
  search: 'Buscar por email o nombre',
  submit: 'Buscar',
  count: (total: number) => (total === 1 ? '1 usuario' : `${total} usuarios`),
  caption: 'Usuarios, del más reciente al más antiguo',
  columns: {
    person: 'Usuario',
    plan: 'Plan',
    verified: 'Email',
    since: 'Desde',
    role: 'Rol',
  },
  verified: 'Verificado',
  unverified: 'Sin verificar',
  you: 'Tú',
  roles: { admin: 'Administra', user: 'Usuario' },
  promote: 'Dar permisos',
  demote: 'Quitar permisos',
  promoteNamed: (name: string) => `Dar permisos de administración a ${name}`,
  demoteNamed: (name: string) => `Quitar los permisos de administración a ${name}`,
  confirmPromotion: {
    title: (name: string) => `¿Dar permisos de administración a ${name}?`,
    description:
      'Verá a todos los usuarios, las solicitudes de demo y las colas. Se cerrarán sus sesiones y le avisaremos por email.',
  },
  confirmDemotion: {
    title: (name: string) => `¿Quitar los permisos de administración a ${name}?`,
    description:
      'Seguirá con su cuenta y sus menús. Se cerrarán sus sesiones y le avisaremos por email.',
  },
  changed: 'Rol cambiado',
  changeFailed: 'No se pudo cambiar el rol.',
  none: 'Todavía no hay usuarios',
  noneText: 'Aparecerán aquí en cuanto alguien se registre.',
  notFound: 'Nadie coincide con tu búsqueda',
  notFoundText: 'Prueba con otra parte del email o del nombre.',
} as const;

export const demoRequestMessages = {
  count: (total: number) => (total === 1 ? '1 solicitud' : `${total} solicitudes`),
  caption: 'Solicitudes de demo, de la más reciente a la más antigua',
  columns: { restaurant: 'Restaurante', contact: 'Contacto', at: 'Recibida' },
  mailSubject: 'Tu demostración de CartaViva',
  write: (name: string) => `Escribir a ${name}`,
  none: 'Todavía no hay solicitudes',
  noneText: 'Las que lleguen por el formulario de la portada aparecerán aquí.',
} as const;
