import { FULL_PLAN } from '../full-plan';
import { MAX_DAYS } from './period';

export const MESSAGES = {
  label: 'Período',
  days: (days: number) => (days === 365 ? '12 meses' : `${days} días`),
  dates: 'Otras fechas',
  locked: `con el plan ${FULL_PLAN}`,
  from: 'Desde',
  to: 'Hasta',
  show: 'Ver',
  faults: {
    missing: 'Elige las dos fechas.',
    reversed: 'La primera fecha va antes que la segunda.',
    future: 'Elige fechas hasta hoy.',
    tooLong: `Elige ${MAX_DAYS} días como máximo.`,
  },
} as const;
