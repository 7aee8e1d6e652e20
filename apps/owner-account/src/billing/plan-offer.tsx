import type { SubscriptionView } from '@cartaviva/contracts';
import { PLANS } from '@cartaviva/domain';
import { Callout } from '@cartaviva/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PLANS_PAGE, useChosenPlan } from './chosen-plan';
import { EnterpriseCard } from './enterprise-card';
import { offerMessages as messages } from './messages';
import { PaidPlanCard } from './paid-plan-card';
import { PaymentOutcome, type Outcome } from './payment-outcome';
import { usePaid } from './use-paid';

const FOR_SALE = PLANS.filter(({ id }) => id !== 'free');

/** Compares the plans. The chosen plan shows the effect of paying for it and its payment button. */
export function PlanOffer({ subscription }: { subscription: SubscriptionView | undefined }) {
  const chosen = useChosenPlan();
  const [arrivedFor] = useState(chosen);
  const [outcome, setOutcome] = useState<Outcome>();
  const readAgain = usePaid();
  const navigate = useNavigate();
  const hasAll = subscription?.effectivePlan === 'empresarial' && !subscription.expiresAt;

  function announce(happened: Outcome) {
    setOutcome(happened);
    // A paid plan is no longer offered, because its button would charge the owner again.
    if ('capture' in happened)
      void navigate(PLANS_PAGE, { replace: true, preventScrollReset: true });
    void readAgain();
  }

  return (
    <section aria-labelledby="planes">
      <h2 id="planes" className="font-display text-xl">
        {messages.title}
      </h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">{messages.description}</p>
      <PaymentOutcome outcome={outcome} />
      {hasAll && (
        <Callout tone="info" className="mb-5">
          {messages.granted}
        </Callout>
      )}
      <ul className="grid gap-5 lg:grid-cols-3">
        {FOR_SALE.map((plan) => (
          <li key={plan.id} className="grid">
            {plan.enterprise ? (
              <EnterpriseCard plan={plan} isCurrent={subscription?.effectivePlan === plan.id} />
            ) : (
              <PaidPlanCard
                plan={plan}
                subscription={subscription}
                isForSale={!hasAll}
                isChosen={chosen === plan.id}
                isArrival={arrivedFor === plan.id}
                onOutcome={announce}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
