/** States of a component (specification §4, "Status labels"). */
export type State =
  'operational' | 'degraded' | 'major_outage' | 'scheduled' | 'resolved' | 'unknown';

/** A part of the product as GET /api/status tells it. */
export interface ComponentStatus {
  readonly id: string;
  readonly name: string;
  readonly status: State;
  /** How long it took to answer, in milliseconds. */
  readonly responseMs: number;
}

export interface SystemStatus {
  readonly status: State;
  readonly components: readonly ComponentStatus[];
  readonly checkedAt: string;
}

/** As specification §2, "System status", lists them. */
const ORDER = ['api', 'database', 'qr', 'uploads', 'notifications', 'payments'];

/** The components in their order; one that is not of it comes first, where it is noticed. */
export const inOrder = (components: readonly ComponentStatus[]): ComponentStatus[] =>
  components.toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));

/** What each state is called and how it looks. */
export const STATES = {
  operational: { label: 'Operativo', tone: 'live' },
  degraded: { label: 'Lento', tone: 'draft' },
  major_outage: { label: 'Fuera de servicio', tone: 'danger' },
  scheduled: { label: 'Mantenimiento programado', tone: 'info' },
  resolved: { label: 'Resuelto', tone: 'live' },
  unknown: { label: 'Sin datos', tone: 'neutral' },
} as const satisfies Record<State, { label: string; tone: string }>;

/** The whole house in one sentence. */
export const OVERALL: Readonly<Record<State, string>> = {
  operational: 'Todo funciona con normalidad',
  degraded: 'Algunas partes responden con lentitud',
  major_outage: 'Hay partes fuera de servicio',
  scheduled: 'Estamos en mantenimiento programado',
  resolved: 'El último incidente está resuelto',
  unknown: 'Nos faltan datos de algunas partes',
};
