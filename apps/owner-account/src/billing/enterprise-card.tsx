import { installationContact, mailto } from '@cartaviva/api-client';
import type { Plan } from '@cartaviva/domain';
import { Button } from '@cartaviva/ui';
import { Mail } from 'lucide-react';
import { offerMessages as messages } from './messages';
import { PlanCard } from './plan-card';

const MAIL = mailto(installationContact().sales, messages.talkSubject);

/** Offers the plan that only the sales team sells (decisions, "Payment"). */
export function EnterpriseCard({ plan, isCurrent }: { plan: Plan; isCurrent: boolean }) {
  return (
    <PlanCard plan={plan} isCurrent={isCurrent}>
      <Button asChild variant="secondary">
        <a href={MAIL}>
          <Mail aria-hidden />
          {messages.talk}
        </a>
      </Button>
    </PlanCard>
  );
}
