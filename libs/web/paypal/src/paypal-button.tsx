import type { CaptureView } from '@cartaviva/contracts';
import { planOf, type PlanId } from '@cartaviva/domain';
import { useSession } from '@cartaviva/session';
import { Button } from '@cartaviva/ui';
import { signInToPay } from './sign-in-address';
import { usePayment } from './use-payment';

interface PayPalButtonProps {
  readonly plan: PlanId;
  readonly onPaid: (capture: CaptureView) => void;
  readonly onFailed?: (failure: unknown) => void;
}

const label = (plan: PlanId) => `Pagar ${planOf(plan).name} con PayPal`;
const NOTE = 'Primero inicias sesión o creas tu cuenta; después vuelves a este plan.';

/** Pays for a plan. Visitors sign in first and then return to the plan. */
export function PayPalButton(props: PayPalButtonProps) {
  const { plan } = props;
  const { status } = useSession();
  return status === 'signedIn' ? (
    <PayButton {...props} />
  ) : (
    <div className="grid gap-2">
      <Button asChild>
        <a href={signInToPay(plan)}>{label(plan)}</a>
      </Button>
      <p className="text-xs text-ink-soft">{NOTE}</p>
    </div>
  );
}

function PayButton({ plan, onPaid, onFailed }: PayPalButtonProps) {
  const { status, pay } = usePayment({ plan, onPaid, onFailed });
  return (
    <Button busy={status === 'preparing' || status === 'paying'} onClick={pay}>
      {label(plan)}
    </Button>
  );
}
