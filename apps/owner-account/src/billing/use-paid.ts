import { useSession } from '@cartaviva/session';
import { usePayments } from './use-payments';
import { useSubscription } from './use-subscription';

/** How often the session is asked for a plan that its service has yet to hear of, and when again. */
const ASKED = 8;
const POLL_INTERVAL_MS = 500;

/** Reads again what a payment changes: the plan, the payments and, once it was told, the session. */
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
