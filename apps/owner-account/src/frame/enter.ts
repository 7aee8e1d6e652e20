import { useSession } from '@cartaviva/session';
import { useNavigate } from 'react-router-dom';

/** A moment for the session to be known everywhere (specification §9, "redirect after login"). */
const REDIRECT_DELAY_MS = 100;

/** Takes whoever just signed in to their dashboard, or back to where they came from. */
export function useEnter() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  return async (to = '/dashboard'): Promise<void> => {
    await refresh();
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await navigate(to);
  };
}
