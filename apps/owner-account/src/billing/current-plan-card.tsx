import type { SubscriptionState, SubscriptionView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Badge, Card } from '@cartaviva/ui';
import { Read } from '../profile/read';
import { Cancellation } from './cancellation';
import { standingMessages as messages } from './messages';
import { PlanUsage } from './plan-usage';
import { standingOf } from './standing';
import { useSubscription } from './use-subscription';

const TONES = {
  none: 'neutral',
  trial: 'info',
  active: 'live',
  cancelled: 'draft',
  expired: 'danger',
} as const satisfies Record<SubscriptionState, string>;

export function CurrentPlanCard() {
  return (
    <Card>
      <h2 className="mb-1.5 text-sm font-semibold text-ink-soft">{messages.title}</h2>
      <Read of={useSubscription()}>{(subscription) => <Standing of={subscription} />}</Read>
    </Card>
  );
}

function Standing({ of: subscription }: { of: SubscriptionView }) {
  const { effectivePlan, status } = subscription;
  const plan = planOf(effectivePlan);
  const [first, ...rest] = standingOf(subscription, new Date());
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display text-[min(1.875rem,10vw)]">
          {plan.name}
          <span className="font-sans">
            <Badge tone={TONES[status]}>{messages.states[status]}</Badge>
          </span>
        </p>
        <p className="mt-3 font-semibold">{first}</p>
        {rest.map((sentence) => (
          <p key={sentence} className="mt-1 max-w-prose text-sm text-ink-soft">
            {sentence}
          </p>
        ))}
        <Cancellation subscription={subscription} />
      </div>
      <PlanUsage plan={plan} />
    </div>
  );
}
