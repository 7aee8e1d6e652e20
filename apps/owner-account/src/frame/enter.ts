import { useSession } from '@cartaviva/session';
import { useNavigate } from 'react-router-dom';

/** Gives the session time to reach every part of the system (specification §9, "redirect after login"). */
const REDIRECT_DELAY_MS = 100;

/** Leads a user who just signed in to the dashboard, or back to the page they came from. */
export function useEnter() {
  const { refresh } = useSession();
  const navigate = useNavigate();
  return async (to = '/dashboard'): Promise<void> => {
    await refresh();
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await navigate(to);
  };
}
