import type { UserView } from '@cartaviva/contracts';
import { effectivePlan, planOf } from '@cartaviva/domain';
import { useMay } from '@cartaviva/session';
import { Button, Card } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { PLANS_PAGE } from '../billing/chosen-plan';
import { dayOf } from '../dates/dates';
import { Facts } from './facts';
import { subscriptionMessages as messages } from './messages';

export function SubscriptionCard({ user }: { user: UserView }) {
  const may = useMay();
  const { subscriptionPlan, subscriptionExpiresAt: expiresAt } = user;
  const expiry = expiresAt ? new Date(expiresAt) : null;
  const now = new Date();
  const plan = planOf(effectivePlan(subscriptionPlan, expiry, now));
  return (
    <Card>
      <h3 className="mb-2 text-lg font-semibold">{messages.title}</h3>
      <Facts
        facts={[
          [messages.plan, plan.name],
          [
            expiry && expiry <= now ? messages.ended : messages.until,
            expiresAt ? dayOf(expiresAt) : messages.never,
          ],
        ]}
      />
      {may('payments') && (
        <Button asChild variant="secondary" className="mt-4 w-full">
          <Link to={PLANS_PAGE}>{messages.manage}</Link>
        </Button>
      )}
    </Card>
  );
}
