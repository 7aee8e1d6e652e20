import type { Plan } from '@cartaviva/domain';
import { signInToPay } from '@cartaviva/paypal';
import { Button } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { PageLink } from '../frame/page-link';
import { PRICING } from './messages';

interface PlanButtonProps {
  readonly plan: Plan;
  readonly onSubscribe: () => void;
}

export function PlanButton({ plan, onSubscribe }: PlanButtonProps) {
  const { id, enterprise, paypalPlan, popular } = plan;
  if (enterprise) {
    return (
      <Button asChild variant="secondary">
        <PageLink to="#contact">{PRICING.sales}</PageLink>
      </Button>
    );
  }
  if (paypalPlan === 'free') {
    return (
      <Button asChild variant="secondary">
        <Link to="/registro">{PRICING.free}</Link>
      </Button>
    );
  }
  const variant = popular ? 'primary' : 'secondary';
  return (
    <>
      <Button variant={variant} className="noscript:hidden" onClick={onSubscribe}>
        {PRICING.subscribe}
      </Button>
      <Button asChild variant={variant} className="hidden noscript:inline-flex">
        <a href={signInToPay(id)}>{PRICING.subscribe}</a>
      </Button>
    </>
  );
}
