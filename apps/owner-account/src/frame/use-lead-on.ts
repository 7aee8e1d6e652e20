import { useSession } from '@cartaviva/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads whoever is signed in already past the door: to the page they came for, or to their panel.
 * @param isEntering while a form here is signing in: it leads on by itself
 */
export function useLeadOn(back: string | undefined, isEntering: boolean): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const isThrough = status === 'signedIn' && !isEntering;
  useEffect(() => {
    if (isThrough) void navigate(back ?? '/dashboard', { replace: true });
  }, [isThrough, back, navigate]);
}
