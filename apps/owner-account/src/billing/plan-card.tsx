import type { Plan } from '@cartaviva/domain';
import { Badge, cn } from '@cartaviva/ui';
import type { ReactNode, Ref } from 'react';
import { offerMessages as messages } from './messages';
import { PlanFeatures } from './plan-features';

interface PlanCardProps {
  readonly plan: Plan;
  readonly isCurrent: boolean;
  readonly isChosen?: boolean;
  readonly ref?: Ref<HTMLElement>;
  /** Button or link that leads to the plan. */
  readonly children: ReactNode;
}

export function PlanCard({ plan, isCurrent, isChosen = false, ref, children }: PlanCardProps) {
  const { id, name, monthlyPrice, features } = plan;
  return (
    <article
      ref={ref}
      tabIndex={-1}
      aria-labelledby={`plan-${id}`}
      className={cn(
        'flex flex-col rounded-card border border-line bg-surface p-5 focus:outline-none sm:p-6',
        isChosen && 'border-accent ring-1 ring-accent',
      )}
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h3 id={`plan-${id}`} className="text-lg font-semibold">
          {name}
        </h3>
        {isCurrent && <Badge tone="live">{messages.current}</Badge>}
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        <span className="text-2xl font-semibold text-ink tabular-nums">
          {messages.price(Number(monthlyPrice))}
        </span>{' '}
        {messages.month}
      </p>
      <PlanFeatures features={features} className="my-5" />
      <div className="mt-auto grid gap-3">{children}</div>
    </article>
  );
}
