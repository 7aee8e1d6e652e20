import type { IncidentView } from '@cartaviva/contracts';
import type { Incident } from './incident.entity';

export function incidentView({ startedAt, resolvedAt, ...incident }: Incident): IncidentView {
  return {
    ...incident,
    startedAt: startedAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}
