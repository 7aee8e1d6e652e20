import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_NAMES, IMPACT_NAMES } from '@cartaviva/domain';
import { Badge } from '@cartaviva/ui';
import { durationOf, momentOf } from './formats';
import { INCIDENTS } from './messages';
import { STATES } from './system-status';

interface OpenIncidentsProps {
  readonly incidents: readonly IncidentView[];
  /** Time of the check, up to which the duration of open incidents is known. */
  readonly checkedAt: string;
}

export function OpenIncidents({ incidents, checkedAt }: OpenIncidentsProps) {
  const open = incidents.filter(({ resolvedAt }) => resolvedAt === null);
  if (open.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="mb-4 text-lg font-semibold">{INCIDENTS.open}</h2>
      <ul className="grid gap-3">
        {open.map((incident) => (
          <Open key={incident.id} incident={incident} checkedAt={checkedAt} />
        ))}
      </ul>
    </section>
  );
}

function Open({ incident, checkedAt }: { incident: IncidentView; checkedAt: string }) {
  const { title, description, component, status, impact, startedAt } = incident;
  const { label, tone } = STATES[status];
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="mr-auto font-semibold wrap-anywhere">{title}</h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {description && (
        <p className="mt-2 max-w-prose wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {COMPONENT_NAMES[component]} · {IMPACT_NAMES[impact]} ·{' '}
        <span className="tabular-nums">
          {INCIDENTS.since(momentOf(startedAt), durationOf(startedAt, checkedAt))}
        </span>
      </p>
    </li>
  );
}
