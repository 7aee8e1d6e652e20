/** Components on the status page, in its order (specification §2). */
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

/** Possible results of a check. Maintenance and resolved incidents are not results. */
export const FOUND_STATES = ['operational', 'degraded', 'major_outage', 'unknown'] as const;
export type FoundState = (typeof FOUND_STATES)[number];

/** Returns true if a component serves requests. A slow component does, so only an outage reduces its uptime. */
export const serves = (state: FoundState): boolean =>
  state === 'operational' || state === 'degraded';

export const OPEN_INCIDENT_STATES = ['degraded', 'major_outage', 'scheduled'] as const;
export type OpenIncidentState = (typeof OPEN_INCIDENT_STATES)[number];
export const INCIDENT_STATES = [...OPEN_INCIDENT_STATES, 'resolved'] as const;
export type IncidentState = (typeof INCIDENT_STATES)[number];

/** Incident impact (specification §4). */
export const IMPACT_NAMES = { low: 'Impacto bajo', medium: 'Impacto medio' } as const;
export type Impact = keyof typeof IMPACT_NAMES;
export const IMPACTS = Object.keys(IMPACT_NAMES) as Impact[];
