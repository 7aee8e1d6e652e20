import { useSession } from '@cartaviva/session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Redirects signed-in users from this screen to the page they came for, or to the dashboard.
 * @param isEntering is true while a form on this screen signs in, because that form redirects by itself
 */
export function useLeadOn(back: string | undefined, isEntering: boolean): void {
  const { status } = useSession();
  const navigate = useNavigate();
  const isThrough = status === 'signedIn' && !isEntering;
  useEffect(() => {
    if (isThrough) void navigate(back ?? '/dashboard', { replace: true });
  }, [isThrough, back, navigate]);
}
