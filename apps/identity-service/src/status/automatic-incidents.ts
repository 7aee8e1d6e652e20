import { COMPONENT_NAMES, type ComponentId, type FoundState, type Impact } from '@cartaviva/domain';
import type { Incident } from './incident.entity';

/** Number of consecutive checks with the same result before an incident opens or closes automatically. */
export const IN_A_ROW = 3;

/** Number of consecutive checks that found a component working, or not working. */
export interface Streak {
  readonly isWell: boolean;
  readonly checks: number;
}

/** Returns the streak after one more check. A check with an unknown result changes nothing. */
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

export interface Check {
  readonly component: ComponentId;
  readonly state: FoundState;
  readonly at: Date;
  /** The streak including this check. */
  readonly streak: Streak | undefined;
  /** Open incidents of the component, automatic or created by an admin. */
  readonly open: readonly Incident[];
}

/**
 * Returns the incident that a check opens, escalates or closes. A maintenance that an admin scheduled prevents a new
 * incident. If a slow component goes down, the same incident becomes an outage.
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
