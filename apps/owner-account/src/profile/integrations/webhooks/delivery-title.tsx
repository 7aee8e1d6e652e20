import type { WebhookDeliveryView } from '@cartaviva/contracts';
import { Badge } from '@cartaviva/ui';
import { momentOf } from '../../../dates/dates';
import { logMessages as messages } from './messages';
import { isUnderWay, isWaiting } from './use-deliveries';

const TONES = { pending: 'draft', delivered: 'live', failed: 'danger' } as const;

export function DeliveryTitle({ delivery }: { delivery: WebhookDeliveryView }) {
  const { events, sequence, status, createdAt, attemptCount, lastStatus, nextAttemptAt } = delivery;
  const facts = [
    momentOf(createdAt),
    ...(sequence === null ? [] : [messages.number(sequence)]),
    ...(attemptCount > 0 ? [messages.attempts(attemptCount)] : []),
    ...(lastStatus === null ? [] : [`HTTP ${lastStatus}`]),
  ];
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 text-sm font-semibold wrap-anywhere">
          {events.length === 0 && messages.test}
          {events.map((event) => (
            <span key={event} className="block">
              {messages.event(event)}{' '}
              <code className="font-mono text-xs font-normal text-ink-faint">{event}</code>
            </span>
          ))}
        </span>
        <Badge tone={TONES[status]}>{messages.statuses[status]}</Badge>
      </span>
      <span className="mt-0.5 block text-sm text-ink-faint tabular-nums">{facts.join(' · ')}</span>
      {nextAttemptAt && (
        <span className="block text-sm text-ink-soft">{nextStep(delivery, nextAttemptAt)}</span>
      )}
    </>
  );
}

function nextStep(delivery: WebhookDeliveryView, nextAttemptAt: string): string {
  if (isWaiting(delivery)) return messages.waiting;
  return isUnderWay(delivery) ? messages.sending : messages.next(momentOf(nextAttemptAt));
}
