import type { IncidentView } from '@cartaviva/contracts';
import type { ComponentStatus } from './system-status';

/** Creates a component with three measured days for tests: a good, a poor and a fair one. */
export const aComponent = (changes: Partial<ComponentStatus> = {}): ComponentStatus => ({
  id: 'api',
  name: 'API principal',
  status: 'operational',
  responseMs: 12,
  uptime: 99.56,
  days: [
    { date: '2026-11-18', uptime: null },
    { date: '2026-11-19', uptime: 100 },
    { date: '2026-11-20', uptime: 90 },
    { date: '2026-11-21', uptime: 98.5 },
  ],
  ...changes,
});

/** Creates a payment outage that started at 11:00 UTC, for tests. */
export const anIncident = (changes: Partial<IncidentView> = {}): IncidentView => ({
  id: '0d8c9a10-2222-4a53-9a53-3a2f0a8f2d11',
  component: 'payments',
  title: 'Pagos: fuera de servicio',
  description: null,
  status: changes.resolvedAt ? 'resolved' : 'major_outage',
  impact: 'medium',
  isAutomatic: true,
  startedAt: '2026-11-21T11:00:00.000Z',
  resolvedAt: null,
  ...changes,
});
