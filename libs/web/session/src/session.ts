import { api, ApiError, NoAnswer, noteSessionEnd } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import useSWR from 'swr';
import { accountIdOf } from './account-id';
import { endDemoMode, resetBrokenDemo } from './demo-mode';
import { forgetKitchenCopies, kitchenUser } from './kitchen-copies';
import { forgetMarksOfOthers, forgetOwnerEntries } from './owner-entries';
import { forgetOwnerFiles } from './owner-files';
import { readOrCopy } from './read-or-copy';
import { markSession } from './session-mark';

/** The only screen that opens without a connection, for a user who worked there before. */
const KITCHEN = '/cocina';

/** Reads the signed-in user, or null if nobody is signed in. A 401 is a regular answer here, not a failure. */
async function askUser(): Promise<UserView | null> {
  try {
    const user = await api.get('/api/auth/user');
    endDemoMode();
    markSession(true);
    forgetMarksOfOthers(user.id);
    await forgetKitchenCopies(user);
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      markSession(false);
      resetBrokenDemo();
      await forgetKitchenCopies();
      return null;
    }
    throw error;
  }
}

async function readUser(): Promise<UserView | null> {
  if (window.location.pathname !== KITCHEN) return askUser();
  const arriving = askUser();
  const { data, copiedAt } = await readOrCopy<UserView | null>(arriving, kitchenUser());
  if (data && copiedAt !== undefined) void endIfOther(arriving, data);
  return data;
}

/** Reports the end of the session if the late answer differs from the displayed copy. */
async function endIfOther(arriving: Promise<UserView | null>, shown: UserView): Promise<void> {
  const user = await arriving.catch(() => shown);
  if (user?.id !== shown.id || accountIdOf(user) !== accountIdOf(shown)) noteSessionEnd();
}

export interface Session {
  readonly user: UserView | undefined;
  readonly status: 'loading' | 'signedIn' | 'signedOut';
  /** Error of the request for the user, if the server was unreachable. */
  readonly error: Error | undefined;
  /** Reads the user again, for example after a sign-in, a verification or a change of the profile. */
  readonly refresh: () => Promise<UserView | undefined>;
  /**
   * Ends the session and goes to `/` or to another page of the app. It does so even if the server fails, because the
   * server removes the cookie first (specification §7). Without an answer the session continues and
   * `onSignOutFailure` is notified.
   */
  readonly signOut: (to?: string) => Promise<void>;
}

/** Returns the current user (specification §7, GET /api/auth/user). */
export function useSession(): Session {
  const { data, error, mutate } = useSWR<UserView | null, Error>('/api/auth/user', readUser);
  return {
    user: data ?? undefined,
    status: data === undefined ? 'loading' : data ? 'signedIn' : 'signedOut',
    error,
    refresh: async () => (await mutate()) ?? undefined,
    signOut,
  };
}

const failures = new EventTarget();
const FAILED = 'sign-out-failed';

/** Calls `listener` when a sign-out fails. Returns a function that unsubscribes. */
export function onSignOutFailure(listener: () => void): () => void {
  failures.addEventListener(FAILED, listener);
  return () => failures.removeEventListener(FAILED, listener);
}

async function signOut(to = '/'): Promise<void> {
  try {
    await api.post('/api/auth/logout');
  } catch (failure) {
    window.reportError(failure);
    if (failure instanceof NoAnswer) {
      failures.dispatchEvent(new Event(FAILED));
      return;
    }
  }
  await forgetOwnerFiles();
  await forgetKitchenCopies();
  forgetOwnerEntries();
  // An open form stores its input once more when its page closes.
  window.addEventListener('pagehide', forgetOwnerEntries, { once: true });
  // A page load discards all cached data of the owner.
  window.location.assign(to);
}
