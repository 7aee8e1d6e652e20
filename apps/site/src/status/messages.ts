import { UPTIME_DAYS } from '@cartaviva/domain';

export const MESSAGES = {
  title: 'Estado del Sistema',
  description: 'Lo que medimos ahora mismo. Esta página se actualiza cada 30 segundos.',
  components: 'Servicios',
  response: (ms: number) => `Responde en ${ms} ms`,
  silent: 'No responde',
  checked: (time: string) => `Revisado a las ${time}`,
  reading: 'Preguntando a cada servicio…',
  scriptless:
    'El estado se lee en vivo, y para eso esta página necesita JavaScript. Sin él, puedes leer los mismos datos tal como los da nuestra API: ',
  unread: {
    title: 'No pudimos leer el estado',
    text: 'El servidor no respondió. Puede ser tu conexión, o que CartaViva esté fuera de servicio. Volvemos a intentarlo cada 30 segundos.',
  },
  stale: 'La última lectura falló. Esto es lo último que supimos.',
} as const;

/** Names the measured period, so that the page claims nothing about other days. */
const measured = (days: number): string =>
  days >= UPTIME_DAYS
    ? `${UPTIME_DAYS} días`
    : days === 1
      ? 'el único día medido'
      : `los ${days} días medidos`;

const measuredLately = (days: number): string =>
  days >= UPTIME_DAYS ? `los últimos ${UPTIME_DAYS} días` : measured(days);

export const UPTIME = {
  available: (percent: string, days: number) => `${percent} disponible en ${measured(days)}`,
  unmeasured: 'Aún sin mediciones',
  day: (day: string, percent: string) => `${day}: ${percent}`,
  noData: 'sin datos',
  bars: (name: string, uptime: string, bad: number) =>
    `${name}: ${uptime}. ${bad === 0 ? 'Ningún día con fallas' : bad === 1 ? '1 día con fallas' : `${bad} días con fallas`}.`,
  from: { desk: 'Hace 90 días', phone: 'Hace 30 días' },
  today: 'Hoy',
  table: 'Ver la disponibilidad día por día',
  caption: 'Disponibilidad de cada servicio por día, del más reciente al más antiguo',
  date: 'Día',
} as const;

export const INCIDENTS = {
  open: 'En curso',
  history: 'Historial de incidentes',
  unmeasured: 'Todavía no hay días medidos',
  none: (days: number) => `Sin incidentes en ${measuredLately(days)}`,
  noneClosed: (days: number) => `Sin incidentes resueltos en ${measuredLately(days)}`,
  since: (moment: string, duration: string) => `Desde el ${moment} (${duration})`,
  lasted: (moment: string, duration: string) => `${moment} · Duró ${duration}`,
} as const;
