import type { SubscriptionView } from '@cartaviva/contracts';
import type { Plan } from '@cartaviva/domain';
import { PayPalButton } from '@cartaviva/paypal';
import { Button } from '@cartaviva/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { payingFor } from './chosen-plan';
import { offerMessages as messages } from './messages';
import { effectOf } from './payment-effect';
import type { Outcome } from './payment-outcome';
import { PlanCard } from './plan-card';

interface PaidPlanCardProps {
  readonly plan: Plan;
  readonly subscription: SubscriptionView | undefined;
  readonly isForSale: boolean;
  /** Shows the payment button of this plan. At most one plan is chosen at a time. */
  readonly isChosen: boolean;
  /** Is true if the visitor arrived for this plan, for example from the pricing page. */
  readonly isArrival: boolean;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Shows a plan with a payment button. PayPal's script loads when the button is first shown. */
export function PaidPlanCard(props: PaidPlanCardProps) {
  const { plan, subscription, isForSale, isChosen, isArrival, onOutcome } = props;
  const { id, name } = plan;
  const card = useRef<HTMLElement>(null);
  const isCurrent = subscription?.effectivePlan === id;

  useEffect(() => {
    if (!isChosen) return;
    // The pressed link is gone, so keyboard users continue from the plan.
    card.current?.focus({ preventScroll: true });
    if (isArrival) card.current?.scrollIntoView({ block: 'center' });
  }, [isChosen, isArrival]);

  return (
    <PlanCard plan={plan} isCurrent={isCurrent} isChosen={isForSale && isChosen} ref={card}>
      {isForSale && isChosen && (
        <>
          <p className="text-sm text-pretty text-ink-soft">{effectOf(id, subscription)}</p>
          <PayPalButton
            plan={id}
            onPaid={(capture) => onOutcome({ capture })}
            onFailed={(failure) => onOutcome({ failure })}
          />
        </>
      )}
      {isForSale && !isChosen && (
        <Button asChild variant="secondary">
          <Link to={payingFor(id)} replace preventScrollReset>
            {isCurrent && subscription.status !== 'trial'
              ? messages.extend(name)
              : messages.choose(name)}
          </Link>
        </Button>
      )}
    </PlanCard>
  );
}
