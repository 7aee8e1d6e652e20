import { signInToPay } from '@cartaviva/paypal';
import { useSession } from '@cartaviva/session';
import { ErrorState, PageHeader } from '@cartaviva/ui';
import { AccessRequired } from '../profile/access-required';
import { profileMessages } from '../profile/messages';
import { ProfileSkeleton } from '../profile/profile-skeleton';
import { PLANS_PAGE, useChosenPlan } from './chosen-plan';
import { CurrentPlanCard } from './current-plan-card';
import { billingMessages as messages } from './messages';
import { PaymentsCard } from './payments-card';
import { PlanOffer } from './plan-offer';
import { useSubscription } from './use-subscription';

/** Screen at /profile/plan: the current plan, the plans for sale and the payments. */
export function BillingScreen() {
  const { user, status, error, refresh } = useSession();
  const chosen = useChosenPlan();
  if (status === 'signedOut') {
    return (
      <AccessRequired signIn={chosen ? signInToPay(chosen) : `/api/login?return=${PLANS_PAGE}`} />
    );
  }
  if (!user && error)
    return <ErrorState {...profileMessages.unread} onRetry={() => void refresh()} />;
  return (
    <>
      <PageHeader title={messages.title} back={{ to: '/profile', label: messages.back }} />
      {user ? <Billing /> : <ProfileSkeleton />}
    </>
  );
}

/** If the subscription cannot be read, the plans are still offered. */
function Billing() {
  const { data, error } = useSubscription();
  return (
    <div className="grid gap-10">
      <CurrentPlanCard />
      {(data || error !== undefined) && <PlanOffer subscription={data} />}
      <PaymentsCard />
    </div>
  );
}
