import { api, ApiError } from '@cartaviva/api-client';
import type { UserView } from '@cartaviva/contracts';
import useSWR from 'swr';
import { endDemoMode } from './demo-mode';

/** The signed-in user; null when nobody is: a 401 is an answer here, not a failure. */
async function readUser(): Promise<UserView | null> {
  try {
    const user = await api.get('/api/auth/user');
    endDemoMode();
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export interface Session {
  readonly user: UserView | undefined;
  readonly status: 'loading' | 'signedIn' | 'signedOut';
  /** Why nobody knows yet who is here: the server could not be asked. */
  readonly error: Error | undefined;
  /** Asks again: after signing in, verifying, or changing the profile. */
  readonly refresh: () => Promise<UserView | undefined>;
  /** Ends the session and always goes to `/`, even when the server could not be told. */
  readonly signOut: () => Promise<void>;
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

async function signOut(): Promise<void> {
  await api.post('/api/auth/logout').catch((failure) => window.reportError(failure));
  // A new page forgets everything that was read in the owner's name.
  window.location.assign('/');
}
