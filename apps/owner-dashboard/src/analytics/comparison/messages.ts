const PERCENT = new Intl.NumberFormat('es-DO', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

export const MESSAGES = {
  title: 'Visitas de tus menús',
  description: 'Cuál abren más, y con qué llegan.',
  back: 'Panel de Control',
  caption: 'Tus menús, del más visto al menos visto',
  menu: 'Menú',
  views: 'Visitas',
  change: (days: number) =>
    days === 365 ? 'Contra los 12 meses anteriores' : `Contra los ${days} días anteriores`,
  visitors: 'Visitantes',
  scanned: 'Con QR',
  draft: 'Borrador',
  fresh: 'Nuevo',
  percent: (percent: number) => `${PERCENT.format(percent)} %`,
  pages: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  place: (page: number, pages: number) => `Página ${page} de ${pages}`,
  empty: {
    title: 'Aún no tienes menús',
    description: 'Cuando publiques uno y alguien lo abra, aquí verás cómo va.',
  },
  toDashboard: 'Ir al panel',
  unread: {
    title: 'No pudimos leer las visitas',
    description: 'La conexión falló o el servicio no responde. Las visitas se siguen contando.',
  },
} as const;
