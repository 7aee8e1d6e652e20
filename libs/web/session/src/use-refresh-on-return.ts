import { api, isUnauthorized, noteSessionEnd } from '@cartaviva/api-client';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from './session';

const USER = '/api/auth/user';
const SUBSCRIPTION = '/api/billing/subscription';
/** Whoever goes to and fro between windows asks no more often, in milliseconds. */
const MIN_PAUSE_MS = 2000;

/**
 * Asks again who is here, and on what plan, whenever somebody comes back to this window: meanwhile a
 * plan may have been paid, granted or run out elsewhere, and somebody may have signed in or out. A
 * session that is over is told of; nobody is taken away from what they were writing.
 */
export function useRefreshOnReturn(): void {
  const { user, status } = useSession();
  const { mutate } = useSWRConfig();
  const asked = useRef(0);
  useEffect(() => {
    if (status === 'loading') return undefined;
    async function ask(): Promise<void> {
      if (!user) return void (await mutate(USER));
      const now = await api.get(USER);
      if (now.id !== user.id) return noteSessionEnd();
      if (now.updatedAt !== user.updatedAt || now.subscriptionPlan !== user.subscriptionPlan) {
        await mutate(USER, now, { revalidate: false });
      }
      await mutate(SUBSCRIPTION);
    }
    function onReturn(): void {
      if (document.visibilityState === 'hidden' || Date.now() - asked.current < MIN_PAUSE_MS)
        return;
      asked.current = Date.now();
      ask().catch((error: unknown) => {
        // Without a network there is nothing new to show: the next return asks again.
        if (isUnauthorized(error)) noteSessionEnd();
      });
    }
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [user, status, mutate]);
}
