import { PLANS } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { PRICING } from './messages';
import { PlanCard } from './plan-card';
import { Section } from './section';

export function Pricing() {
  const { user } = useSession();
  return (
    <Section
      id="pricing"
      title={PRICING.title}
      text={PRICING.text}
      className="border-y border-line bg-surface"
    >
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {PLANS.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} isSignedIn={user !== undefined} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-ink-soft">{PRICING.promise}</p>
    </Section>
  );
}
