import { count, counted } from '../words';

export const MESSAGES = {
  byDay: 'Visitas por día',
  byWeek: 'Visitas por semana',
  day: 'Día',
  weekColumn: 'Semana',
  views: 'Visitas',
  fresh: 'Por primera vez',
  now: 'hoy',
  today: (day: string) => `hoy, ${day}`,
  week: (day: string) => `semana del ${day}`,
  freshLegend: 'Por primera vez',
  knownLegend: 'Ya habían venido',
  reading: (views: number, fresh: number) =>
    `${counted(views, 'visita', 'visitas')}, ${count(fresh)} por primera vez`,
  chart: (bars: readonly { readonly label: string; readonly views: number }[]) => {
    const best = bars.reduce((best, bar) => (bar.views > best.views ? bar : best), bars[0]!);
    return `Gráfico de barras. Lo más alto: ${best.label}, con ${counted(best.views, 'visita', 'visitas')}.`;
  },
} as const;
