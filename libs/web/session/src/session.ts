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

/** The one screen that opens without signal, for who worked there before. */
const KITCHEN = '/cocina';

/** The signed-in user; null when nobody is: a 401 is an answer here, not a failure. */
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

/** Tells that the session is over when the answer comes after all, and is another than the copy. */
async function endIfOther(arriving: Promise<UserView | null>, shown: UserView): Promise<void> {
  const user = await arriving.catch(() => shown);
  if (user?.id !== shown.id || accountIdOf(user) !== accountIdOf(shown)) noteSessionEnd();
}

export interface Session {
  readonly user: UserView | undefined;
  readonly status: 'loading' | 'signedIn' | 'signedOut';
  /** Why nobody knows yet who is here: the server could not be asked. */
  readonly error: Error | undefined;
  /** Asks again: after signing in, verifying, or changing the profile. */
  readonly refresh: () => Promise<UserView | undefined>;
  /**
   * Ends the session and goes to `/`, or to another page of ours, also when the server fails: it has taken the cookie from this
   * browser (specification §7). Without an answer nothing was ended: `onSignOutFailure` hears of it.
   */
  readonly signOut: (to?: string) => Promise<void>;
}

/** Who is using the app (specification §7, GET /api/auth/user). */
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

/** Calls `listener` whenever a session could not be ended; gives back how to stop listening. */
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
  // An open form stores what is typed in it once more when its page goes away.
  window.addEventListener('pagehide', forgetOwnerEntries, { once: true });
  // A new page forgets everything that was read in the owner's name.
  window.location.assign(to);
}
