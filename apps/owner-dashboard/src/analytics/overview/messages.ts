import { count, percent } from '../words';

/** Names the previous period by its length: `los 30 días anteriores`. */
const before = (days: number): string => {
  if (days === 1) return 'el día anterior';
  return days === 365 ? 'los 12 meses anteriores' : `los ${days} días anteriores`;
};

export const MESSAGES = {
  heading: 'Las cifras',
  views: 'Visitas',
  visitors: 'Visitantes',
  about: 'aprox.',
  error: (percent: string) => `Estimado, con un margen del ${percent}`,
  fresh: 'Por primera vez',
  ofVisitors: (part: string) => `${part} de los visitantes`,
  scanned: 'Con código QR',
  sources: (qr: number, link: number) => `${count(qr)} con QR, ${count(link)} con enlace`,
  change: (change: number | null, days: number): string => {
    if (change === null) return `Sin visitas en ${before(days)}`;
    if (change === 0) return `Igual que en ${before(days)}`;
    return `${percent(Math.abs(change))} ${change > 0 ? 'más' : 'menos'} que ${before(days)}`;
  },
} as const;
