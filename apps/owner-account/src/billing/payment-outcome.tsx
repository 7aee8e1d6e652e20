import { isRefusal, sentenceOf } from '@cartaviva/api-client';
import type { CaptureView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Callout } from '@cartaviva/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { dayOf } from '../dates/dates';
import { outcomeMessages as messages } from './messages';
import { isUnderWay, usePayments } from './use-payments';

/** Result of a payment made during this visit. */
export type Outcome = { readonly capture: CaptureView } | { readonly failure: unknown };

/** Shows the result of the last payment, and a warning while any payment is still in progress. */
export function PaymentOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const { data: payments = [] } = usePayments();
  const isPending =
    payments.some(isUnderWay) ||
    (outcome !== undefined && 'capture' in outcome && outcome.capture.status === 'pending');
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!outcome) return;
    // On a phone the payment button is far below this result. After a payment the button is gone.
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [outcome]);

  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 not-empty:mb-5 focus:outline-none">
      {isPending && (
        <Callout tone="warning" role="status">
          <Titled title={messages.pending.title}>{messages.pending.text}</Titled>
        </Callout>
      )}
      {outcome && 'capture' in outcome && <Paid capture={outcome.capture} />}
      {outcome && 'failure' in outcome && <Failed failure={outcome.failure} />}
    </div>
  );
}

function Paid({ capture: { status, plan, expiresAt } }: { capture: CaptureView }) {
  if (status !== 'completed' || !expiresAt) return null;
  return (
    <Callout tone="success" role="status">
      <Titled title={messages.paid(planOf(plan).name, dayOf(expiresAt))}>{messages.receipt}</Titled>
    </Callout>
  );
}

function Failed({ failure }: { failure: unknown }) {
  const isDeclined = isRefusal(failure, 'payment-declined');
  return (
    <Callout tone="danger" role="alert">
      <Titled title={isDeclined ? messages.declinedTitle : messages.failedTitle}>
        {sentenceOf(failure, messages.failed)} {isDeclined ? messages.declined : messages.unsure}
      </Titled>
    </Callout>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 max-w-prose font-normal">{children}</p>
    </>
  );
}
