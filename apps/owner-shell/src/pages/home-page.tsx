import { useSession } from '@cartaviva/session';
import { OwnerFrame } from '../layout/owner-frame';
import { Landing } from '../navigation/landing';
import { RemoteLoading } from '../remotes/remote-loading';
import { RemoteScreen } from '../remotes/remote-screen';

/** Is true when the gateway saw a session cookie, or `theme.js` found the stored mark of a session. */
const mayBeOwner = () => document.documentElement.dataset['session'] === 'kept';

/**
 * `/`: the dashboard for owners, and the landing page for everyone else (specification §2). The landing page also
 * shows while the session is unknown, unless the visitor is probably an owner.
 */
export function HomePage() {
  const { status, error } = useSession();
  if (status === 'loading' && !error && mayBeOwner()) {
    return (
      <OwnerFrame>
        <RemoteLoading />
      </OwnerFrame>
    );
  }
  if (status !== 'signedIn') return <RemoteScreen name="site" />;
  return (
    <OwnerFrame>
      <Landing>
        <RemoteScreen name="owner-dashboard" at="/dashboard" />
      </Landing>
    </OwnerFrame>
  );
}
