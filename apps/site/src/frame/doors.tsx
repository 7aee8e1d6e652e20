import { useSession } from '@cartaviva/session';
import { Button, cn } from '@cartaviva/ui';
import { Link } from 'react-router-dom';
import { MESSAGES } from './messages';

interface DoorsProps {
  /** What the button to /registro says. */
  readonly register: string;
  readonly signIn: 'ghost' | 'secondary';
}

/**
 * The ways in for visitors, and the way back for whoever is signed in. Until we know, as on a page that
 * was written in advance, both stand there and the document's mark says which of them shows.
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
