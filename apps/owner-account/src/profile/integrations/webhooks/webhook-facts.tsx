import { WEBHOOK_EVENTS, type WebhookView } from '@cartaviva/contracts';
import { Badge, Callout } from '@cartaviva/ui';
import { momentOf } from '../../../dates/dates';
import { messages } from './messages';
import { webhookName } from './webhook-name';

export function WebhookFacts({ webhook }: { webhook: WebhookView }) {
  const { url, events, lastTriedAt, lastStatus, pausedAt, previousSecretExpiresAt } = webhook;
  const result = lastStatus === null ? messages.noAnswer : messages.answered(lastStatus);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold wrap-anywhere">{webhookName(webhook)}</span>
        <State webhook={webhook} />
      </p>
      <p className="mt-0.5 font-mono text-sm wrap-anywhere text-ink-soft">{url}</p>
      <p className="text-sm text-ink-faint">
        {messages.events.count(events.length, WEBHOOK_EVENTS.length)} ·{' '}
        {lastTriedAt ? messages.last(momentOf(lastTriedAt), result) : messages.neverSent}
      </p>
      {previousSecretExpiresAt && (
        <p className="text-sm text-ink-soft">
          {messages.previousSecret(momentOf(previousSecretExpiresAt))}
        </p>
      )}
      {pausedAt && (
        <Callout tone="danger" className="mt-3">
          {messages.stopped(momentOf(pausedAt))}
        </Callout>
      )}
    </div>
  );
}

const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300;

function State({ webhook }: { webhook: WebhookView }) {
  const { isEnabled, pausedAt, lastTriedAt, lastStatus } = webhook;
  if (isEnabled && lastTriedAt && !isSuccess(lastStatus)) {
    return <Badge tone="danger">{messages.states.failing}</Badge>;
  }
  if (isEnabled) return <Badge tone="live">{messages.states.active}</Badge>;
  if (!pausedAt) return <Badge tone="neutral">{messages.states.paused}</Badge>;
  return <Badge tone="danger">{messages.states.stopped}</Badge>;
}
