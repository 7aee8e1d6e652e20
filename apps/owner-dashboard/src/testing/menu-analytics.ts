import type {
  Advice,
  AnalyticsDetails,
  DayOfViews,
  ItemInterest,
  MenuAnalytics,
} from '@cartaviva/contracts';

const DAY_MS = 86_400_000;

export function daysUntil(last: string, days: number): DayOfViews[] {
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(Date.parse(last) - (days - 1 - at) * DAY_MS);
    const weekday = (date.getUTCDay() + 6) % 7;
    const views = 18 + weekday * 9 + ((at * 7) % 11);
    return {
      date: date.toISOString().slice(0, 10),
      views,
      newVisitors: Math.round(views * (0.35 + ((at * 3) % 5) / 20)),
    };
  });
}

const NAMES = [
  'Mangú con los tres golpes',
  'Chivo guisado picante al orégano',
  'Pescado frito de Boca Chica',
  'Sancocho de siete carnes',
  'La bandera',
  'Moro de guandules con coco',
  'Chicharrón de pollo',
  'Locrio de arenque',
  'Camarones al ajillo',
  'Pastelón de plátano maduro',
  'Asopao de camarones',
  'Chuleta frita con tostones',
  'Pollo guisado',
  'Cangrejo guisado',
  'Tostones',
  'Yuca frita con mojo',
  'Ensalada de aguacate',
  'Quipes (3 unidades)',
  'Yaniqueques',
  'Habichuelas con dulce',
  'Flan',
  'Bizcocho dominicano',
  'Tres leches',
  'Jugo de chinola',
  'Morir soñando',
  'Jugo de tamarindo',
  'Mamajuana de la casa, servida en copa con canela y miel de abejas',
  'Presidente grande',
  'Café colao',
  'Agua',
];

/** Thirty items sorted by views. Nobody opened the last four. */
export const ITEMS: readonly ItemInterest[] = NAMES.map((name, at) => ({
  itemId: `00000000-0000-4000-8000-${`${at}`.padStart(12, '0')}`,
  name,
  imageUrl: at % 3 === 2 ? null : `/objects/photo-${at}`,
  isAvailable: at !== 2,
  views: at < 26 ? Math.round(420 / (1 + at * 0.35)) : 0,
  soldOutViews: at === 2 ? 64 : at === 13 ? 21 : 0,
  orders: at < 12 ? Math.round(96 / (1 + at * 0.5)) : 0,
}));

const byHour = Array.from({ length: 7 }, (_, weekday) =>
  Array.from({ length: 24 }, (_, hour) => {
    const lunch = Math.max(0, 14 - 5 * Math.abs(hour - 13));
    const dinner = Math.max(0, (weekday > 3 ? 34 : 16) - 7 * Math.abs(hour - 20));
    return hour < 8 || hour > 23 ? 0 : lunch + dinner + ((hour + weekday) % 3);
  }),
);
byHour[5]![20] = 58;

export const DETAILS: AnalyticsDetails = {
  byHour,
  byLanguage: [
    { language: 'es', views: 1188 },
    { language: 'en', views: 196 },
    { language: 'fr', views: 41 },
  ],
  byTable: ['4', '7', 'Terraza 2', '1', '12', 'Barra', '9', '3', '5', 'Terraza 1'].map(
    (table, at) => ({ table, views: 88 - at * 8 }),
  ),
  byPiece: [
    { piece: 'tent', views: 612 },
    { piece: 'poster', views: 204 },
    { piece: null, views: 74 },
    { piece: 'menu', views: 12 },
  ],
  categories: [
    ['Desayunos', 1120],
    ['Platos del día', 1041],
    ['Mariscos', 688],
    ['Para picar', 541],
    ['Postres', 302],
    ['Bebidas', 287],
  ].map(([name, views], at) => ({
    categoryId: `10000000-0000-4000-8000-00000000000${at}`,
    name: name as string,
    views: views as number,
  })),
  items: [...ITEMS],
  searches: [
    { text: 'mofongo', visitors: 14 },
    { text: 'pizza', visitors: 6 },
    { text: 'opciones veganas', visitors: 5 },
    { text: 'wifi', visitors: 3 },
  ],
  filters: [
    { tag: 'Vegetariano', visitors: 61 },
    { tag: 'Sin Gluten', visitors: 33 },
    { tag: 'Vegano', visitors: 19 },
    { tag: 'Picante', visitors: 4 },
  ],
};

export function menuAnalytics(changes: Partial<MenuAnalytics> = {}): MenuAnalytics {
  const byDay = changes.byDay ?? daysUntil('2026-11-23', 30);
  const totalViews = byDay.reduce((sum, { views }) => sum + views, 0);
  const qr = Math.round(totalViews * 0.63);
  return {
    from: byDay[0]!.date,
    to: byDay.at(-1)!.date,
    totalViews,
    uniqueVisitors: Math.round(totalViews * 0.71),
    visitorsError: 0,
    bySource: { qr, direct_link: totalViews - qr },
    byDay,
    change: 12,
    before: {
      totalViews: Math.round(totalViews / 1.12),
      uniqueVisitors: Math.round(totalViews * 0.75),
    },
    byDevice: { mobile: totalViews - 73, tablet: 12, desktop: 58, unknown: 3 },
    popularItems: [],
    details: DETAILS,
    ...changes,
  };
}

export const ADVICE: readonly Advice[] = [
  {
    rule: 'empty-search',
    sentence: '14 personas buscaron «mofongo» y no lo encontraron.',
    action: 'Agregar el plato',
    path: '/editor/menu#items',
  },
  {
    rule: 'sold-out-opened',
    sentence: 'Pescado frito de Boca Chica está agotado y 64 personas lo abrieron.',
    action: 'Cambiar disponibilidad',
    path: '/editor/menu#items',
  },
  {
    rule: 'item-never-opened',
    sentence: 'Nadie abrió Mamajuana de la casa en 30 días.',
    action: 'Ponerle una foto',
    path: '/editor/menu#items',
  },
];
