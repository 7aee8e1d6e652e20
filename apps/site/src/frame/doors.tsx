import { useSession } from '@cartaviva/session';
import { Button, cn } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';

interface DoorsProps {
  /** Label of the button that leads to /registro. */
  readonly register: string;
  readonly signIn: 'ghost' | 'secondary';
}

/**
 * Links to sign-in and registration for visitors, or to the dashboard for signed-in users. While the session is
 * unknown, as on a prerendered page, the page contains both and an attribute of the document selects one.
 */
export function Doors({ register, signIn }: DoorsProps) {
  const { status } = useSession();
  const isUnknown = status === 'loading';
  return (
    <>
      {status !== 'signedIn' && (
        <>
          <Button asChild variant={signIn} className={cn(isUnknown && 'kept:hidden')}>
            <Link to="/login">{MESSAGES.signIn}</Link>
          </Button>
          <Button asChild className={cn(isUnknown && 'kept:hidden')}>
            <Link to="/registro">{register}</Link>
          </Button>
        </>
      )}
      {status !== 'signedOut' && (
        <Button asChild className={cn(isUnknown && 'hidden kept:inline-flex')}>
          <Link to="/dashboard">{MESSAGES.panel}</Link>
        </Button>
      )}
    </>
  );
}
