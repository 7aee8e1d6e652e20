import { Badge } from '@cartaviva/ui';
import { MESSAGES } from './messages';
import { STATES, type ComponentStatus } from './system-status';
import { UptimeBars } from './uptime-bars';

export function ComponentRow({ component }: { component: ComponentStatus }) {
  const { name, status, responseMs } = component;
  const { label, tone } = STATES[status];
  const isSilent = status === 'major_outage' || status === 'unknown';
  return (
    <li className="px-5 py-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="mr-auto font-semibold">{name}</h3>
        <span className="text-sm text-ink-soft tabular-nums max-sm:order-1 max-sm:basis-full">
          {isSilent ? MESSAGES.silent : MESSAGES.response(responseMs)}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <UptimeBars component={component} />
    </li>
  );
}
