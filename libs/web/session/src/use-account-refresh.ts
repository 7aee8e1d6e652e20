import { api, isUnauthorized, noteSessionEnd, onSessionEnd } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { accountIdOf } from './account-id';
import { forgetKitchenCopies } from './kitchen-copies';
import { hideWhileAway } from './hide-while-away';
import { noteOtherAccount } from './other-account';
import { useSession } from './session';
import { whenBack } from './when-back';

const USER = '/api/auth/user';
const SUBSCRIPTION = '/api/billing/subscription';
const PLAN_EVENTS = '/api/billing/events';
/** Whoever goes to and fro between windows asks no more often, in milliseconds. */
const MIN_PAUSE_MS = 2000;

/**
 * Asks again who is here, and on what plan, when somebody comes back to this window, and while it is in
 * sight as soon as the plan changes: it may be paid, granted or run out elsewhere, and somebody may have
 * signed in or out, or entered another account. That is told of; nobody is taken away from what they
 * were writing.
 */
export function useAccountRefresh(): void {
  const { user, status } = useSession();
  const { mutate } = useSWRConfig();
  const asked = useRef(0);
  async function ask(): Promise<void> {
    if (!user) return void (await mutate(USER));
    const now = await api.get(USER);
    if (now.id !== user.id) return noteSessionEnd();
    if (accountIdOf(now) !== accountIdOf(user)) return noteOtherAccount();
    if (wasChanged(user, now)) {
      await mutate(USER, now, { revalidate: false });
    }
    await mutate(SUBSCRIPTION);
  }
  const refresh = useEffectEvent(() => {
    if (status === 'loading') return;
    asked.current = Date.now();
    ask().catch((error: unknown) => {
      // Without a network there is nothing new to show: the next return asks again.
      if (isUnauthorized(error)) noteSessionEnd();
    });
  });
  useEffect(
    () =>
      whenBack(() => {
        if (Date.now() - asked.current >= MIN_PAUSE_MS) refresh();
      }),
    [],
  );
  useEffect(() => onSessionEnd(() => void forgetKitchenCopies()), []);
  const isSignedIn = status === 'signedIn';
  const isStillTheirs = useEffectEvent(async () => {
    const now = await api.get(USER);
    return user !== undefined && now.id === user.id && accountIdOf(now) === accountIdOf(user);
  });
  useEffect(() => (isSignedIn ? hideWhileAway(() => isStillTheirs()) : undefined), [isSignedIn]);
  useEffect(() => (isSignedIn ? listenWhileVisible(() => refresh()) : undefined), [isSignedIn]);
}

const wasChanged = (before: UserView, now: UserView): boolean =>
  now.updatedAt !== before.updatedAt ||
  now.subscriptionPlan !== before.subscriptionPlan ||
  now.account.role !== before.account.role;

/**
 * Calls `onChange` when the gateway says that the plan changed. Only windows in sight keep a connection:
 * a browser has few of them for one site. Gives back how to stop.
 */
function listenWhileVisible(onChange: () => void): () => void {
  let events: EventSource | undefined;
  function follow(): void {
    if (document.visibilityState === 'hidden') {
      events?.close();
      events = undefined;
    } else if (!events) {
      events = new EventSource(PLAN_EVENTS);
      events.addEventListener('plan', onChange);
    }
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    events?.close();
  };
}
