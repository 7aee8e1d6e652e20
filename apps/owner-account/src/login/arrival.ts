import { payingFor, useChosenPlan } from '../billing/chosen-plan';
import { useLocation, useSearchParams } from 'react-router-dom';

/** History state that other screens pass to /login. */
export interface LoginState {
  readonly email?: string;
  readonly passwordChanged?: boolean;
}

/** Accepts only paths of this site, as GET /api/login passes them on. */
const OWN_PATH = /^\/(?![/\\])/;

/** Reads from the URL and the history state where the visitor comes from and wants to go. */
export function useArrival() {
  const [search] = useSearchParams();
  const plan = useChosenPlan();
  const { email = '', passwordChanged = false } = (useLocation().state ?? {}) as LoginState;
  const back = search.get('return') ?? '';
  return {
    email,
    passwordChanged,
    googleFailed: search.get('aviso') === 'google',
    back: OWN_PATH.test(back) ? back : plan && payingFor(plan),
  };
}

/** Returns the address of another account screen that leads back to the same page. */
export const onTheWayTo = (back: string | undefined, screen: string): string =>
  back ? `${screen}?${new URLSearchParams({ return: back })}` : screen;
