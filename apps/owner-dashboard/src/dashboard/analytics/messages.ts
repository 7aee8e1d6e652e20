const COUNT = new Intl.NumberFormat('es-DO');
const PERCENT = new Intl.NumberFormat('es-DO', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Texts of the analytics card (specification §2, Owner dashboard). */
export const MESSAGES = {
  title: 'Visitas',
  period: 'Últimos 7 días',
  count: (views: number) => COUNT.format(views),
  views: (views: number) => (views === 1 ? '1 visita' : `${COUNT.format(views)} visitas`),
  change: (percent: number) => `${PERCENT.format(percent)} %`,
  againstBefore: 'frente a los 7 días anteriores',
  fresh: 'Nuevo',
  compare: 'Comparar tus menús',
  table: (menu: string) => `Visitas de ${menu} por día`,
  day: 'Día',
  unread: 'No pudimos leer las visitas.',
  empty: 'Cuando alguien abra tu menú publicado, lo verás aquí.',
} as const;
