import type { UserView } from '@cartaviva/contracts';
import { effectivePlan, planOf, type Plan } from '@cartaviva/domain';
import { Button, Card, Dialog } from '@cartaviva/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from '../dates/dates';
import { Facts } from './facts';
import { subscriptionMessages as messages } from './messages';

/** The plan that counts today, until when, and what it gives. */
export function SubscriptionCard({ user }: { user: UserView }) {
  const [open, setOpen] = useState(false);
  const { subscriptionPlan, subscriptionExpiresAt: expiresAt } = user;
  const expiry = expiresAt ? new Date(expiresAt) : null;
  const plan = planOf(effectivePlan(subscriptionPlan, expiry, new Date()));
  return (
    <Card>
      <h3 className="mb-2 text-lg font-semibold">{messages.title}</h3>
      <Facts
        facts={[
          [messages.plan, plan.name],
          [messages.until, expiresAt ? dayOf(expiresAt) : messages.never],
        ]}
      />
      <Button variant="secondary" className="mt-4 w-full" onClick={() => setOpen(true)}>
        {messages.manage}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={messages.includes(plan.name)}
        description={messages.price(plan.monthlyPrice)}
      >
        <PlanContents plan={plan} onClose={() => setOpen(false)} />
      </Dialog>
    </Card>
  );
}

function PlanContents({ plan, onClose }: { plan: Plan; onClose: () => void }) {
  return (
    <>
      <ul className="grid gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-4.5 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-faint">{messages.keeps}</p>
      <Button className="mt-6 w-full" onClick={onClose}>
        {messages.close}
      </Button>
    </>
  );
}
