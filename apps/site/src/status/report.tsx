import { cn } from '@cartaviva/ui';
import { ComponentRow } from './component-row';
import { timeOf } from './formats';
import { IncidentHistory } from './incident-history';
import { MESSAGES } from './messages';
import { OpenIncidents } from './open-incidents';
import { inOrder, OVERALL, STATES, WASHES, type SystemStatus } from './system-status';
import { UptimeTable } from './uptime-table';

interface ReportProps {
  readonly status: SystemStatus;
  /** Is true if a later update failed. */
  readonly isStale: boolean;
}

export function Report({
  status: { status, components, incidents, checkedAt },
  isStale,
}: ReportProps) {
  const sorted = inOrder(components);
  const measuredDays = Math.max(
    0,
    ...components.map(({ days }) => days.filter(({ uptime }) => uptime !== null).length),
  );
  return (
    <>
      <div
        role="status"
        className={cn('rounded-card px-5 py-4 sm:px-6', WASHES[STATES[status].tone])}
      >
        <p className="text-lg font-semibold">{OVERALL[status]}</p>
        <p className="mt-0.5 text-sm">
          {isStale ? MESSAGES.stale : MESSAGES.checked(timeOf(checkedAt))}
        </p>
      </div>
      <OpenIncidents incidents={incidents} checkedAt={checkedAt} />
      <section className="mt-10">
        <h2 className="mb-4 text-lg font-semibold">{MESSAGES.components}</h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {sorted.map((component) => (
            <ComponentRow key={component.id} component={component} />
          ))}
        </ul>
        <UptimeTable components={sorted} />
      </section>
      <IncidentHistory incidents={incidents} measuredDays={measuredDays} />
    </>
  );
}
