import { payingFor, useChosenPlan } from '../billing/chosen-plan';
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

/** Another of the account's screens, from where one comes back to the same page. */
export const onTheWayTo = (back: string | undefined, screen: string): string =>
  back ? `${screen}?${new URLSearchParams({ return: back })}` : screen;
