import { Badge, cn, ErrorState, Skeleton } from '@cartaviva/ui';
import { SitePage } from '../frame/site-page';
import { MESSAGES } from './messages';
import { inOrder, OVERALL, STATES, type ComponentStatus, type SystemStatus } from './system-status';
import { useSystemStatus } from './use-system-status';

/** How every part of the product is right now (specification §2, "System status"). */
export default function StatusScreen() {
  const { data: status, error, mutate } = useSystemStatus();
  return (
    <SitePage title={MESSAGES.title} description={MESSAGES.description}>
      {status ? (
        <Report status={status} isStale={error !== undefined} />
      ) : error ? (
        <ErrorState
          title={MESSAGES.unread.title}
          description={MESSAGES.unread.text}
          onRetry={() => void mutate()}
        />
      ) : (
        <Reading />
      )}
    </SitePage>
  );
}

const WASHES = {
  live: 'bg-accent-wash text-accent-strong',
  draft: 'bg-amber-wash text-amber',
  danger: 'bg-brick-wash text-brick',
  info: 'bg-sea-wash text-sea',
  neutral: 'bg-sunken text-ink-soft',
} as const;

function Report({ status, isStale }: { status: SystemStatus; isStale: boolean }) {
  const time = new Date(status.checkedAt).toLocaleTimeString('es-DO');
  return (
    <>
      <div
        role="status"
        className={cn('rounded-card px-5 py-4 sm:px-6', WASHES[STATES[status.status].tone])}
      >
        <p className="text-lg font-semibold">{OVERALL[status.status]}</p>
        <p className="mt-0.5 text-sm">{isStale ? MESSAGES.stale : MESSAGES.checked(time)}</p>
      </div>
      <h2 className="mt-10 mb-4 text-lg font-semibold">{MESSAGES.components}</h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {inOrder(status.components).map((component) => (
          <Row key={component.id} component={component} />
        ))}
      </ul>
    </>
  );
}

function Row({ component: { name, status, responseMs } }: { component: ComponentStatus }) {
  const { label, tone } = STATES[status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto_9rem] sm:px-6">
      <span className="font-medium">{name}</span>
      <span className="text-sm text-ink-soft tabular-nums max-sm:row-start-2">
        {MESSAGES.response(responseMs)}
      </span>
      <span className="flex justify-end max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
        <Badge tone={tone}>{label}</Badge>
      </span>
    </li>
  );
}

function Reading() {
  return (
    <div role="status">
      <span className="sr-only">{MESSAGES.reading}</span>
      <Skeleton className="h-21 rounded-card" />
      <Skeleton className="mt-10 mb-4 h-6 w-28" />
      <Skeleton className="h-84 rounded-card" />
    </div>
  );
}
