import type { WebhookAttemptView, WebhookDeliveryDetail } from '@cartaviva/contracts';
import { Button } from '@cartaviva/ui';
import { ArrowLeft } from 'lucide-react';
import { momentOf } from '../../../dates/dates';
import { Read } from '../../read';
import { DeliveryTitle } from './delivery-title';
import { logMessages as messages } from './messages';
import { useDelivery } from './use-delivery';

interface DeliveryProps {
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly onBack: () => void;
}

export function Delivery({ webhookId, deliveryId, onBack }: DeliveryProps) {
  const { delivery, redeliver, busy } = useDelivery(webhookId, deliveryId);
  return (
    <div className="grid gap-4">
      <Button variant="ghost" size="sm" className="-ml-2 justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden />
        {messages.back}
      </Button>
      <Read of={delivery}>
        {(read) => (
          <>
            <div>
              <DeliveryTitle delivery={read} />
            </div>
            <Button
              variant="secondary"
              size="sm"
              className="justify-self-start"
              busy={busy}
              onClick={() => void redeliver()}
            >
              {messages.redeliver}
            </Button>
            <Block title={messages.request} text={indented(read)} />
            <Attempts attempts={read.attempts} />
          </>
        )}
      </Read>
    </div>
  );
}

function Attempts({ attempts }: { attempts: readonly WebhookAttemptView[] }) {
  if (attempts.length === 0) return <p className="text-sm text-ink-faint">{messages.untried}</p>;
  return (
    <ol className="grid gap-4">
      {attempts.map((attempt) => (
        <Attempt key={attempt.at} attempt={attempt} />
      ))}
    </ol>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttemptView }) {
  const { at, durationMs, status, error, responseBody, requestHeaders } = attempt;
  const headers = requestHeaders.map(({ name, value }) => `${name}: ${value}`).join('\n');
  const result = error ? messages.errors[error] : `HTTP ${status}`;
  return (
    <li className="grid gap-2 border-t border-line pt-3">
      <p className="flex flex-wrap gap-x-3 text-sm">
        <span className="font-semibold">{result}</span>
        <span className="text-ink-faint tabular-nums">
          {momentOf(at)} · {messages.lasted(durationMs)}
        </span>
      </p>
      <details>
        <summary className="min-h-6 cursor-pointer text-sm font-medium">{messages.headers}</summary>
        <Block title={messages.headers} text={headers} isNamed={false} />
      </details>
      {status !== null && <Block title={messages.answer} text={responseBody || messages.blank} />}
    </li>
  );
}

/** Lines of a text that are visible at once. Longer texts scroll. */
const MAX_ROWS = 14;

interface BlockProps {
  readonly title: string;
  readonly text: string;
  /** Shows the title above the text. Otherwise only screen readers get the title. */
  readonly isNamed?: boolean;
}

function Block({ title, text, isNamed = true }: BlockProps) {
  return (
    <div className="min-w-0">
      {isNamed && (
        <p aria-hidden className="text-sm font-medium">
          {title}
        </p>
      )}
      <textarea
        readOnly
        aria-label={title}
        rows={Math.min(text.split('\n').length, MAX_ROWS)}
        value={text}
        className="mt-1 block w-full resize-none rounded-control bg-sunken p-3 font-mono text-xs wrap-anywhere"
      />
    </div>
  );
}

const indented = ({ body }: WebhookDeliveryDetail) =>
  JSON.stringify(JSON.parse(body) as unknown, null, 2);
