/** The parts of the product that the status page tells of, in its order (specification §2). */
export const COMPONENT_NAMES = {
  api: 'API principal',
  database: 'Base de datos',
  qr: 'Generación de códigos QR',
  uploads: 'Subida de imágenes',
  notifications: 'Notificaciones',
  payments: 'Pagos',
} as const;
export type ComponentId = keyof typeof COMPONENT_NAMES;
export const COMPONENT_IDS = Object.keys(COMPONENT_NAMES) as ComponentId[];

/** Status labels (specification §4). */
export const STATE_NAMES = {
  operational: 'Operativo',
  degraded: 'Lento',
  major_outage: 'Fuera de servicio',
  scheduled: 'Mantenimiento programado',
  resolved: 'Resuelto',
  unknown: 'Sin datos',
} as const;
export type StatusLabel = keyof typeof STATE_NAMES;

/** What a look at a component can find: every label but those of what was planned and what is over. */
export const FOUND_STATES = ['operational', 'degraded', 'major_outage', 'unknown'] as const;
export type FoundState = (typeof FOUND_STATES)[number];

/** Only an outage counts against a component's uptime: a slow part still serves. */
export const serves = (state: FoundState): boolean =>
  state === 'operational' || state === 'degraded';

/** How an incident that is not over can be. */
export const OPEN_INCIDENT_STATES = ['degraded', 'major_outage', 'scheduled'] as const;
export type OpenIncidentState = (typeof OPEN_INCIDENT_STATES)[number];
export const INCIDENT_STATES = [...OPEN_INCIDENT_STATES, 'resolved'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** Incident impact (specification §4). */
export const IMPACT_NAMES = { low: 'Impacto bajo', medium: 'Impacto medio' } as const;
export type Impact = keyof typeof IMPACT_NAMES;
export const IMPACTS = Object.keys(IMPACT_NAMES) as Impact[];
