import type { Plan } from '@cartaviva/domain';
import { Button, cn } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageLink } from '../frame/page-link';
import { PRICING } from './messages';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isSignedIn: boolean;
}

/** A plan: what it costs, what it holds, and the way to it (specification §2, "Pricing cards"). */
export function PlanCard({ plan, isSignedIn }: PlanCardProps) {
  const { id, name, monthlyPrice, features, popular } = plan;
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={cn(
        'relative flex flex-col rounded-card border bg-paper p-6',
        popular ? 'border-2 border-accent' : 'border-line',
      )}
    >
      {popular && (
        <span className="absolute -top-3.5 left-5 rounded-full bg-accent px-3 py-1 text-xs font-semibold text-on-accent">
          {PRICING.popular}
        </span>
      )}
      <h3 id={`plan-${id}`} className="text-lg font-semibold">
        {name}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{PRICING.for[id]}</p>
      <p className="mt-5 flex items-baseline gap-2">
        <span className="text-4xl font-bold tracking-tight tabular-nums">
          ${Number(monthlyPrice)}
        </span>
        <span className="text-sm text-ink-soft">USD {PRICING.month}</span>
      </p>
      <ul className="mt-6 mb-8 grid gap-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {isSignedIn ? (
          <p className="text-sm font-semibold text-accent">{PRICING.signedIn}</p>
        ) : (
          <PlanButton plan={plan} />
        )}
      </div>
    </article>
  );
}

function PlanButton({ plan: { enterprise, paypalPlan, popular } }: { plan: Plan }): ReactNode {
  if (enterprise) {
    return (
      <Button asChild variant="secondary" className="w-full">
        <PageLink to="#contact">{PRICING.sales}</PageLink>
      </Button>
    );
  }
  return (
    <Button asChild variant={popular ? 'primary' : 'secondary'} className="w-full">
      <Link to="/registro">{paypalPlan === 'free' ? PRICING.free : PRICING.subscribe}</Link>
    </Button>
  );
}
