import { COMPONENT_NAMES, type ComponentId, type FoundState, type Impact } from '@cartaviva/domain';
import type { Incident } from './incident.entity';

/** Checks in a row, the same way, before an incident opens or closes by itself. */
export const IN_A_ROW = 3;

/** How a component was found lately: so many times well, or so many times not, in a row. */
export interface Streak {
  readonly isWell: boolean;
  readonly checks: number;
}

/** The streak after one check more. What could not be found out changes nothing. */
export function streakAfter(before: Streak | undefined, state: FoundState): Streak | undefined {
  if (state === 'unknown') return before;
  const well = state === 'operational';
  const goesOn = before?.isWell === well;
  return { isWell: well, checks: goesOn ? before.checks + 1 : 1 };
}

const KINDS = {
  degraded: { says: 'respuestas lentas', impact: 'low' },
  major_outage: { says: 'fuera de servicio', impact: 'medium' },
} as const satisfies Record<string, { says: string; impact: Impact }>;

/** A check of a component, and what was known of it. */
export interface Check {
  readonly component: ComponentId;
  readonly state: FoundState;
  readonly at: Date;
  /** With this check. */
  readonly streak: Streak | undefined;
  /** What is open about the component, by itself or by an admin. */
  readonly open: readonly Incident[];
}

/**
 * The incident that a check opens, makes worse or closes. An outage that an admin planned opens none;
 * one that was slow and went down is told as what it became.
 */
export function incidentAfter(check: Check, newId: string): Incident | undefined {
  const { component, state, at, streak, open } = check;
  const own = open.find(({ isAutomatic }) => isAutomatic);
  if (!streak || streak.checks < IN_A_ROW || state === 'unknown') return undefined;
  if (state === 'operational') {
    return own && { ...own, status: 'resolved', resolvedAt: at };
  }
  const { says, impact } = KINDS[state];
  const report = { title: `${COMPONENT_NAMES[component]}: ${says}`, status: state, impact };
  const isWorse = state === 'major_outage' && own?.status === 'degraded';
  if (own) return isWorse ? { ...own, ...report } : undefined;
  if (open.some(({ status }) => status === 'scheduled')) return undefined;
  return {
    ...report,
    id: newId,
    component,
    description: null,
    isAutomatic: true,
    startedAt: at,
    resolvedAt: null,
  };
}
