import { useSession } from '@cartaviva/session';
import { useNavigate } from 'react-router-dom';
import type { LoginState } from '../login/arrival';

/** Leads a user who just changed a forgotten password to /login, with the address filled in if it is known. */
export function useEnterAnew() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  return async (email?: string): Promise<void> => {
    // The password change ended any session in this browser.
    await refresh();
    const state: LoginState = { passwordChanged: true, ...(email && { email }) };
    await navigate('/login', { replace: true, state });
  };
}
