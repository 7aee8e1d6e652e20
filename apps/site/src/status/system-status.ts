import { COMPONENT_IDS, STATE_NAMES, type StatusLabel } from '@cartaviva/domain';
import type { Schema } from '@cartaviva/sdk';

export type State = StatusLabel;

export type SystemStatus = Schema<'SystemStatus'>;
export type ComponentStatus = Schema<'ComponentStatus'>;
export type DayUptime = Schema<'DayUptime'>;

/** Sorts components in the order of the specification. Unknown ones come first, so that they are noticed. */
export const inOrder = (components: readonly ComponentStatus[]): ComponentStatus[] =>
  components.toSorted(
    (one, other) => COMPONENT_IDS.indexOf(one.id) - COMPONENT_IDS.indexOf(other.id),
  );

export const STATES = {
  operational: { label: STATE_NAMES.operational, tone: 'live' },
  degraded: { label: STATE_NAMES.degraded, tone: 'draft' },
  major_outage: { label: STATE_NAMES.major_outage, tone: 'danger' },
  scheduled: { label: STATE_NAMES.scheduled, tone: 'info' },
  resolved: { label: STATE_NAMES.resolved, tone: 'live' },
  unknown: { label: STATE_NAMES.unknown, tone: 'neutral' },
} as const satisfies Record<State, { label: string; tone: string }>;

export const WASHES = {
  live: 'bg-accent-wash text-accent-strong',
  draft: 'bg-amber-wash text-amber',
  danger: 'bg-brick-wash text-brick',
  info: 'bg-sea-wash text-sea',
  neutral: 'bg-sunken text-ink-soft',
} as const;

export const OVERALL: Readonly<Record<State, string>> = {
  operational: 'Todo funciona con normalidad',
  degraded: 'Algunas partes responden con lentitud',
  major_outage: 'Hay partes fuera de servicio',
  scheduled: 'Estamos en mantenimiento programado',
  resolved: 'El último incidente está resuelto',
  unknown: 'Nos faltan datos de algunas partes',
};
