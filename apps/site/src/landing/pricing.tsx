import { PLANS, type PlanId } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { useState } from 'react';
import { PRICING } from './messages';
import { PlanCard } from './plan-card';
import { Section } from './section';

export function Pricing() {
  const { user } = useSession();
  const [subscribing, subscribe] = useState<PlanId>();
  return (
    <Section
      id="pricing"
      title={PRICING.title}
      text={PRICING.text}
      className="border-y border-line bg-surface"
    >
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard
              plan={plan}
              isSignedIn={user !== undefined}
              isChosen={plan.id === subscribing}
              onSubscribe={() => subscribe(plan.id)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-8 max-w-prose text-ink-soft">{PRICING.promise}</p>
    </Section>
  );
}
