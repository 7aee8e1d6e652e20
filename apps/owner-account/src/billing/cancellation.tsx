import type { SubscriptionView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Button, cn, ConfirmDialog } from '@cartaviva/ui';
import { useState } from 'react';
import { dayOf } from '../dates/dates';
import { cancellationMessages as messages } from './messages';
import { useCancellation } from './use-cancellation';

/** Cancels a paid plan at the end of its period, or resumes it. A trial or a grant has nothing to cancel. */
export function Cancellation({ subscription }: { subscription: SubscriptionView }) {
  const [asking, setAsking] = useState(false);
  const { cancel, resume, busy } = useCancellation();
  const { effectivePlan, status, expiresAt, cancelsAtEnd } = subscription;
  const isPaid = status === 'active' && effectivePlan !== 'empresarial';
  if (!expiresAt || (!isPaid && !cancelsAtEnd)) return null;
  return (
    <>
      <Button
        variant={cancelsAtEnd ? 'primary' : 'secondary'}
        className={cn('mt-5', !cancelsAtEnd && 'text-brick')}
        busy={busy}
        onClick={() => (cancelsAtEnd ? void resume() : setAsking(true))}
      >
        {cancelsAtEnd ? messages.resume : messages.cancel}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.question}
        description={messages.consequence(planOf(effectivePlan).name, dayOf(expiresAt))}
        confirmLabel={messages.confirm}
        keepLabel={messages.keep}
        onConfirm={() => void cancel()}
        tone="danger"
      />
    </>
  );
}
