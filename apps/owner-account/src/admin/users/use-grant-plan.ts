import { api } from '@cartaviva/api-client';
import type { GrantPlanRequest, SubscriptionView, UserView } from '@cartaviva/contracts';
import { useToast } from '@cartaviva/ui';
import { useAttempt } from '../../attempts/use-attempt';
import { grantMessages as messages } from './grant-messages';
import { useUsers } from './use-users';

/** Sends PUT /api/admin/users/{id}/plan to grant Empresarial, with or without an end, and to revoke it. */
export function useGrantPlan({ id }: UserView) {
  const { mutate } = useUsers();
  const { attempt, busy } = useAttempt();
  const toast = useToast();

  /** The service behind the user list learns of the change a moment later. Until then the list shows the response. */
  const show = ({ plan, expiresAt }: SubscriptionView) =>
    mutate(
      (page) =>
        page && {
          ...page,
          rows: page.rows.map((user) =>
            user.id === id
              ? { ...user, subscriptionPlan: plan, subscriptionExpiresAt: expiresAt }
              : user,
          ),
        },
      { revalidate: false },
    );

  async function put(body: GrantPlanRequest, done: string, failed: string): Promise<boolean> {
    const worked = await attempt(async () => {
      const params = { path: { userId: id } };
      await show(await api.put('/api/admin/users/{userId}/plan', { params, body }));
    }, failed);
    if (worked) toast({ title: done, tone: 'success' });
    return worked;
  }

  const give = (expiresAt: string | null) =>
    put({ plan: 'empresarial', expiresAt }, messages.given, messages.giveFailed);
  const take = () => put({ plan: 'free', expiresAt: null }, messages.taken, messages.takeFailed);
  return { give, take, busy };
}
