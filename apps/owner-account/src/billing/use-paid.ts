import { useSession } from '@cartaviva/session';
import { usePayments } from './use-payments';
import { useSubscription } from './use-subscription';

/** Number of session reads after a payment. The service behind the session learns of a new plan with a delay. */
const ASKED = 8;
const POLL_INTERVAL_MS = 500;

/** Reads again everything that a payment changes: the subscription, the payments and the session. */
export function usePaid() {
  const { mutate: readSubscription } = useSubscription();
  const { mutate: readPayments } = usePayments();
  const { refresh } = useSession();

  return async (): Promise<void> => {
    const [subscription] = await Promise.all([readSubscription(), readPayments()]);
    for (let asked = 0; subscription && asked < ASKED; asked += 1) {
      const user = await refresh();
      if (user?.subscriptionExpiresAt === subscription.expiresAt) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    }
  };
}
