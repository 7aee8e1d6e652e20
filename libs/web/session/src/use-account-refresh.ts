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
/** Minimum time between two requests when the user switches between windows, in milliseconds. */
const MIN_PAUSE_MS = 2000;

/**
 * Reads the user and the plan again when the user returns to this window. While the window is visible, it also does
 * so when the plan changes. Another window may have changed the plan, the session or the account. The hook only
 * reports such a change, so that users keep what they are typing.
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
      // Without a network there is nothing new to show. The next return asks again.
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
 * Calls `onChange` when the gateway reports a change of the plan. Only visible windows keep a connection, because
 * browsers limit the connections to one site. Returns a function that stops it.
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
