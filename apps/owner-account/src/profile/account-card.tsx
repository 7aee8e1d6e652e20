import type { UserView } from '@cartaviva/contracts';
import { planOf } from '@cartaviva/domain';
import { Badge, Card } from '@cartaviva/ui';
import { Facts } from './facts';
import { accountMessages as messages } from './messages';

export function AccountCard({ user }: { user: UserView }) {
  const { isEmailVerified, provider, subscriptionPlan } = user;
  const verified = (
    <Badge tone={isEmailVerified ? 'live' : 'draft'}>
      {isEmailVerified ? messages.yes : messages.no}
    </Badge>
  );
  return (
    <Card>
      <h3 className="mb-2 text-lg font-semibold">{messages.title}</h3>
      <Facts
        facts={[
          [messages.verified, verified],
          [messages.provider, messages.providers[provider]],
          [messages.plan, planOf(subscriptionPlan).name],
        ]}
      />
    </Card>
  );
}
