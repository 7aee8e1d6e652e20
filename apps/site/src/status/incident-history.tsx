import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_NAMES, IMPACT_NAMES } from '@cartaviva/domain';
import { Badge } from '@cartaviva/ui';
import { durationOf, momentOf } from './formats';
import { INCIDENTS } from './messages';
import { STATES } from './system-status';

interface IncidentHistoryProps {
  readonly incidents: readonly IncidentView[];
  /** Number of the last 90 days with measurements. */
  readonly measuredDays: number;
}

export function IncidentHistory({ incidents, measuredDays }: IncidentHistoryProps) {
  const resolved = incidents.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-lg font-semibold">{INCIDENTS.history}</h2>
      {resolved.length === 0 ? (
        <p className="text-ink-soft">
          {measuredDays === 0
            ? INCIDENTS.unmeasured
            : incidents.length === 0
              ? INCIDENTS.none(measuredDays)
              : INCIDENTS.noneClosed(measuredDays)}
        </p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {resolved.map((incident) => (
            <Resolved key={incident.id} incident={incident} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Resolved({ incident }: { incident: IncidentView }) {
  const { title, description, component, impact, startedAt, resolvedAt } = incident;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="mr-auto font-semibold wrap-anywhere">{title}</h3>
        <Badge tone={STATES.resolved.tone}>{STATES.resolved.label}</Badge>
      </div>
      {description && (
        <p className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      <p className="mt-1 text-sm text-ink-soft tabular-nums">
        {INCIDENTS.lasted(momentOf(startedAt), durationOf(startedAt, resolvedAt ?? startedAt))}
        {' · '}
        {COMPONENT_NAMES[component]} · {IMPACT_NAMES[impact]}
      </p>
    </li>
  );
}
