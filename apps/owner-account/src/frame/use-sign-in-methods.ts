import useSWR from 'swr';

interface SignInMethods {
  readonly google: boolean;
}

/** GET /api/auth/methods: the ways in beside e-mail and password. */
export function useSignInMethods() {
  return useSWR<SignInMethods, unknown>('/api/auth/methods');
}
