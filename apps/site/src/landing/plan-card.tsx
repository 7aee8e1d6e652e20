import type { Plan } from '@cartaviva/domain';
import { PayPalButton } from '@cartaviva/paypal';
import { cn } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import { PRICING } from './messages';
import { PlanButton } from './plan-button';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isSignedIn: boolean;
  /** Is true if the card shows its payment button. At most one card does. */
  readonly isChosen: boolean;
  readonly onSubscribe: () => void;
}

/** Card of a plan with its price, features and button (specification §2, "Pricing cards"). */
export function PlanCard({ plan, ...way }: PlanCardProps) {
  const { id, name, monthlyPrice, features, popular } = plan;
  return (
    <article
      aria-labelledby={`plan-${id}`}
      className={cn(
        'relative flex flex-col rounded-card border bg-paper p-6',
        popular ? 'border-2 border-accent shadow-float' : 'border-line',
      )}
    >
      {popular && (
        <span className="absolute -top-3.5 left-5 rounded-full bg-accent px-3 py-1 text-xs font-semibold text-on-accent">
          {PRICING.popular}
        </span>
      )}
      <div className="flex items-baseline gap-2 font-display">
        <h3 id={`plan-${id}`} className="text-lg">
          {name}
        </h3>
        <span aria-hidden className="grow border-b-2 border-dotted border-control/50" />
        <p className="text-3xl lining-nums">${Number(monthlyPrice)}</p>
      </div>
      <p className="text-right text-xs text-ink-soft">USD {PRICING.month}</p>
      <p className="mt-3 text-sm sm:min-h-11 text-ink-soft">{PRICING.for[id]}</p>
      <ul className="mt-4 mb-8 grid gap-2.5 border-t border-line pt-5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid">
        <Way plan={plan} {...way} />
      </div>
    </article>
  );
}

/** Moves the focus to the element that replaced the pressed button. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

function Way({ plan, isSignedIn, isChosen, onSubscribe }: PlanCardProps) {
  if (isSignedIn) {
    return <p className="text-sm font-semibold text-accent">{PRICING.signedIn}</p>;
  }
  // A visitor who pays here returns to the plan page of their profile.
  if (isChosen) {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <PayPalButton plan={plan.id} onPaid={() => undefined} />
      </div>
    );
  }
  return <PlanButton plan={plan} onSubscribe={onSubscribe} />;
}
