import { useLocation, useSearchParams } from 'react-router-dom';

/** What whoever sends somebody to /login may say with it. */
export interface LoginState {
  readonly email?: string;
  readonly passwordChanged?: boolean;
}

/** A page of ours to come back to, as GET /api/login hands it on. */
const OWN_PATH = /^\/(?![/\\])/;

/** Where somebody comes from, and where they want to go. */
export function useArrival() {
  const [search] = useSearchParams();
  const { email = '', passwordChanged = false } = (useLocation().state ?? {}) as LoginState;
  const back = search.get('return');
  return {
    email,
    passwordChanged,
    googleFailed: search.get('aviso') === 'google',
    back: back && OWN_PATH.test(back) ? back : undefined,
  };
}
