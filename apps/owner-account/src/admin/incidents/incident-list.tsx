import type { IncidentView } from '@cartaviva/contracts';
import { COMPONENT_NAMES, IMPACT_NAMES, STATE_NAMES } from '@cartaviva/domain';
import { Badge, Card } from '@cartaviva/ui';
import { momentOf } from '../../dates/dates';
import { ChangeIncident } from './change-incident';
import { incidentMessages as messages } from './messages';
import { ResolveIncident } from './resolve-incident';

const TONES = {
  degraded: 'draft',
  major_outage: 'danger',
  scheduled: 'info',
  resolved: 'live',
} as const;

export function IncidentList({ incidents }: { incidents: readonly IncidentView[] }) {
  return (
    <Card className="p-0 sm:p-0">
      <ul className="divide-y divide-line">
        {incidents.map((incident) => (
          <Row key={incident.id} incident={incident} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ incident }: { incident: IncidentView }) {
  const { title, description, component, status, impact, isAutomatic } = incident;
  const { startedAt, resolvedAt } = incident;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="min-w-0 grow basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold wrap-anywhere">{title}</h3>
          <Badge tone={TONES[status]}>{STATE_NAMES[status]}</Badge>
          {isAutomatic && <Badge tone="neutral">{messages.automatic}</Badge>}
        </div>
        {description && (
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{description}</p>
        )}
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {COMPONENT_NAMES[component]} · {IMPACT_NAMES[impact]} ·{' '}
          {resolvedAt
            ? messages.between(momentOf(startedAt), momentOf(resolvedAt))
            : messages.since(momentOf(startedAt))}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ChangeIncident incident={incident} />
        {!resolvedAt && <ResolveIncident incident={incident} />}
      </div>
    </li>
  );
}
