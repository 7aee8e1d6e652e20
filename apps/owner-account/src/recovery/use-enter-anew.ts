import { useSession } from '@cartaviva/session';
import { useNavigate } from 'react-router-dom';
import type { LoginState } from '../login/arrival';

/** Leads whoever just changed a forgotten password to the door, with the address if it is known. */
export function useEnterAnew() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  return async (email?: string): Promise<void> => {
    // Whoever was signed in here is so no more.
    await refresh();
    const state: LoginState = { passwordChanged: true, ...(email && { email }) };
    await navigate('/login', { replace: true, state });
  };
}
