import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_NAMES, type ComponentId, type Impact } from '@cartaviva/domain';
import type { Finding } from './components';

/** Looks in a row, the same way, before an incident opens or closes by itself. */
export const IN_A_ROW = 3;

/** How a component was found lately: so many times well, or so many times not, in a row. */
export interface Streak {
  readonly isWell: boolean;
  readonly looks: number;
}

const isWell = ({ state }: Finding): boolean => state === 'operational';

/** The streak after one look more. What could not be found out changes nothing. */
export function streakAfter(before: Streak | undefined, finding: Finding): Streak | undefined {
  if (finding.state === 'unknown') return before;
  const well = isWell(finding);
  const goesOn = before?.isWell === well;
  return { isWell: well, looks: goesOn ? before.looks + 1 : 1 };
}

const KINDS = {
  degraded: { says: 'respuestas lentas', impact: 'low' },
  major_outage: { says: 'fuera de servicio', impact: 'medium' },
} as const satisfies Record<string, { says: string; impact: Impact }>;

/** A look at a component, and what was known of it. */
export interface Check {
  readonly component: ComponentId;
  readonly finding: Finding;
  readonly at: Date;
  /** With this look. */
  readonly streak: Streak | undefined;
  /** What is open about the component, by itself or by an admin. */
  readonly open: readonly IncidentView[];
}

/**
 * The incident that a look opens, makes worse or closes. An outage that an admin planned opens none;
 * one that was slow and went down is told as what it became.
 */
export function incidentAfter(check: Check, newId: string): IncidentView | undefined {
  const { component, finding, at, streak, open } = check;
  const own = open.find(({ isAutomatic }) => isAutomatic);
  if (!streak || streak.looks < IN_A_ROW || finding.state === 'unknown') return undefined;
  if (finding.state === 'operational') {
    return own && { ...own, status: 'resolved', resolvedAt: at.toISOString() };
  }
  const { says, impact } = KINDS[finding.state];
  const report = { title: `${COMPONENT_NAMES[component]}: ${says}`, status: finding.state, impact };
  if (own) return isWorse(finding, own) ? { ...own, ...report } : undefined;
  if (open.some(({ status }) => status === 'scheduled')) return undefined;
  const startedAt = at.toISOString();
  return {
    ...report,
    ...{ id: newId, component, description: null, isAutomatic: true, startedAt, resolvedAt: null },
  };
}

const isWorse = ({ state }: Finding, { status }: IncidentView): boolean =>
  state === 'major_outage' && status === 'degraded';
